extension WordTable {
  /// Words by which rules tell languages apart, as ``table``; ``table`` has those of sentences that names have, too.
  static let tongues = """
    saying
    en:is,are,was,were,has,have,had,will,been,not,you,your,this,that,please,before,must,should,because,until,already,again,when,there,\
    does,cannot,needs,starts,waiting,they,it
    de:ist,sind,nicht,wird,wurde,wurden,keine,kein,bitte,muss,müssen,kann,können,soll,sollte,darf,bevor,noch,schon,bereits,sofort,wieder,\
    wenn,weil,sobald,hat,haben,werden,wir,uns,jetzt,prüfen,dass
    fr:est,sont,pas,avec,dans,pour,vous,aucune,aucun,une,veuillez,doit,doivent,avant,déjà,encore,être,été,merci,afin,lorsque,faut,votre,\
    vos,peut,avez,ne,avons,nous
    es:está,están,hay,ninguna,ningún,con,para,por,una,debe,deben,antes,después,ya,favor,revise,compruebe,cuando,puede,tiene,necesita,han,\
    aún,todavía
    it:è,sono,non,nessun,nessuna,che,con,per,deve,devono,prima,già,ancora,controllare,verificare,quando,può,essere,bisogna,prego
    pt:está,não,são,nenhum,nenhuma,você,com,para,uma,deve,devem,antes,depois,já,ainda,favor,verifique,quando,pode,precisa,foi,tem
    nl:is,zijn,niet,geen,wordt,worden,voor,met,een,moet,moeten,controleer,graag,alstublieft,voordat,nog,kan,wanneer,heeft,hebt,uw,weer,\
    werd,wij
    pl:nie,jest,są,się,brak,proszę,należy,sprawdź,sprawdzić,już,jeszcze,musi,można,został,została,zostało,gdy,jeśli
    tr:yok,değil,bu,için,bir,lütfen,önce,sonra,edin,gerekiyor,henüz,kontrol,var,olan,daha,edildi,ediniz
    ru:не,для,это,нужно,необходимо,пожалуйста,перед,после,уже,ещё,есть,был,была,было,проверьте,должен,должна,чтобы,если,при,на
    ja:ください,ます,です,ました,ません,していない,されて
    zh:请,請,需要,尚未,没有,沒有,之前,已经,已經,无法,無法,的
    ko:하세요,합니다,입니다,습니다,됩니다,주세요,않았,전에
    ar:في,من,على,إلى,هذا,هذه,قبل,بعد,يرجى,يجب,لم,لا,تم,مع,عن,قد
    he:את,של,על,לא,יש,לפני,אחרי,נא,צריך,הוא,היא,זה,עם,כדי,כבר
    buttons
    en:approve,reject,submit,reorder,cancel,delete,save,confirm,remove,close,send,reply,search,continue,approved,rejected,submitted,overdue,delayed,\
    delivered,accept,decline,accepted,declined,confirmed,cancelled,canceled,completed,paid,unpaid,pending,shipped,mark,view,edit,assign,\
    assigned,unassigned,finished,failed,resolved,resolve,escalate,released,dismiss,acknowledge,discard,undo,postpone,reschedule,show,add,write,\
    choose,select,create,created,changed,unread,sign,signed,verify,done,learn,find,join,share,buy,skip,finish,resume,enable,disable,deny,\
    received,arrived,departed,planned,scheduled,expired,blocked,waiting,ready,available,unavailable,missing,closed,pay,call,start,stop,log,\
    open,complete,release,request,book,order,print,report,review,update,check,track,scan,contact,schedule,notify,remind,hand,ask,read,get,take,\
    try,go,see,change,message,navigate,receive,collect,deliver,load,unload,pick,pack,count,inspect,repair,hide,leave,apply,transfer,forward,\
    in progress,on time,high priority,low priority,in transit,not started,on track,at risk,in review,under review,due date,ready for pickup,\
    more actions,more options,see all,show all,view all,show more,read more,learn more,awaiting approval,past due,on its way,out for delivery,not available,not approved,all done,due today,due tomorrow,no longer available,\
    replace,replaced,updated,repaired,ordered,inspected,returned,cleaned,measured,requested,reported,awaiting,checked,\
    adjust,tighten,lubricate,refill,install,installed,worn,complains,complained,contacted,informed,moved,needed,picked,\
    packed,sent,last updated,under maintenance,under repair,in repair,just now
    de:genehmigen,ablehnen,freigeben,bestätigen,löschen,speichern,abbrechen,bearbeiten,absenden,anrufen,öffnen,schließen,anzeigen,\
    hinzufügen,entfernen,zuweisen,weiterleiten,abschließen,erledigen,beginnen,beenden,prüfen,bezahlen,buchen,annehmen,zurückweisen,\
    stornieren,teilen,herunterladen,hochladen,suchen,weiter,zurück,fertig,erledigt,genehmigt,abgelehnt,freigegeben,überfällig,verspätet,\
    geliefert,bezahlt,ausstehend,geplant,unterwegs,pünktlich,verfügbar,gesperrt,storniert,abgeschlossen,melden,antworten,ansehen,zeigen,\
    auswählen,ändern,verschieben,unterschreiben,quittieren,zuordnen,starten,anlegen,erstellen,erfassen,übernehmen,wiederholen,drucken,\
    bestellen,senden,navigieren,in bearbeitung,in arbeit,im verzug,hohe priorität,nicht verfügbar,in prüfung,\
    tauschen,austauschen,ersetzen,schmieren,kontrollieren,reinigen,nachfüllen,wechseln,ersetzt,getauscht,gereinigt,\
    geprüft,bestellt,aktualisiert,repariert,montieren,einbauen,ausbauen,messen,reparieren,klagt,gemeldet,verschlissen,\
    benötigt,gewartet,zuletzt aktualisiert,in reparatur,in wartung
    fr:approuver,refuser,rejeter,valider,confirmer,supprimer,enregistrer,annuler,modifier,envoyer,appeler,ouvrir,fermer,afficher,ajouter,\
    attribuer,affecter,transférer,terminer,commencer,démarrer,arrêter,vérifier,payer,réserver,accepter,partager,télécharger,rechercher,\
    continuer,suivant,terminé,approuvé,refusé,livré,payé,retardé,annulé,signaler,répondre,voir,choisir,planifier,créer,consulter,imprimer,\
    clôturer,reporter,en cours,en attente,en retard,à l'heure,priorité haute,non disponible,\
    remplacer,contrôler,nettoyer,réparer,graisser,mesurer,monter,démonter,régler,remplacé,nettoyé,réparé,commandé,\
    contrôlé,signalé,demandé,mis à jour,en réparation,en maintenance
    es:aprobar,rechazar,confirmar,eliminar,guardar,cancelar,editar,enviar,llamar,abrir,cerrar,mostrar,añadir,quitar,asignar,reenviar,\
    terminar,finalizar,empezar,iniciar,comprobar,pagar,reservar,aceptar,compartir,descargar,buscar,continuar,siguiente,volver,hecho,\
    aprobado,rechazado,entregado,pagado,pendiente,retrasado,vencido,cancelado,ver,elegir,firmar,crear,consultar,imprimir,revisar,completar,\
    completado,atrasado,aplazar,en curso,a tiempo,prioridad alta,no disponible,\
    sustituir,cambiar,engrasar,limpiar,reparar,medir,montar,ajustar,reemplazar,sustituido,cambiado,reparado,limpiado,\
    solicitado,actualizado,pedido,verificado,en reparación,en mantenimiento
    it:approva,approvare,rifiuta,rifiutare,conferma,confermare,elimina,eliminare,salva,salvare,annulla,annullare,modifica,modificare,invia,\
    inviare,chiama,chiamare,apri,aprire,chiudi,chiudere,mostra,mostrare,aggiungi,aggiungere,rimuovi,assegna,assegnare,inoltra,completa,\
    completare,inizia,iniziare,avvia,avviare,verifica,paga,pagare,prenota,prenotare,accetta,accettare,condividi,scarica,cerca,avanti,\
    indietro,approvato,rifiutato,consegnato,pagato,scaduto,scaduta,rispondi,visualizza,scegli,crea,segnala,rimanda,in corso,in attesa,\
    in ritardo,in orario,priorità alta,non disponibile,\
    sostituire,cambiare,controllare,pulire,riparare,misurare,ingrassare,montare,smontare,regolare,sostituito,\
    controllato,riparato,pulito,ordinato,richiesto,aggiornato,in riparazione,in manutenzione
    pt:aprovar,rejeitar,recusar,confirmar,excluir,eliminar,guardar,salvar,cancelar,editar,enviar,ligar,abrir,fechar,mostrar,adicionar,\
    remover,atribuir,encaminhar,concluir,iniciar,começar,verificar,pagar,reservar,aceitar,compartilhar,partilhar,baixar,transferir,pesquisar,\
    continuar,seguinte,voltar,concluído,aprovado,rejeitado,entregue,pendente,atrasado,ver,escolher,assinar,criar,consultar,imprimir,adiar,\
    em andamento,em curso,no prazo,em atraso,prioridade alta,não disponível,\
    substituir,trocar,lubrificar,limpar,reparar,medir,montar,ajustar,substituído,trocado,reparado,limpo,solicitado,\
    atualizado,verificado,em reparo,em reparação,em manutenção
    nl:beginnen,antwoorden,zenden,goedkeuren,afwijzen,bevestigen,verwijderen,opslaan,annuleren,bewerken,verzenden,versturen,bellen,openen,sluiten,tonen,toevoegen,\
    toewijzen,doorsturen,afronden,voltooien,controleren,betalen,boeken,accepteren,weigeren,delen,downloaden,zoeken,doorgaan,volgende,terug,\
    klaar,goedgekeurd,afgewezen,geleverd,betaald,vertraagd,geannuleerd,afgerond,beantwoorden,bekijken,kiezen,ondertekenen,aanmaken,\
    wijzigen,afdrukken,melden,gepland,onderweg,vrijgeven,starten,uitstellen,in behandeling,op tijd,te laat,hoge prioriteit,niet beschikbaar,\
    vervangen,smeren,reinigen,bijvullen,herstellen,meten,monteren,afstellen,vervangen,gereinigd,gerepareerd,besteld,\
    gecontroleerd,bijgewerkt,aangevraagd,in reparatie,in onderhoud
    pl:zatwierdź,odrzuć,potwierdź,usuń,zapisz,anuluj,edytuj,wyślij,zadzwoń,otwórz,zamknij,pokaż,dodaj,przypisz,przekaż,zakończ,rozpocznij,\
    sprawdź,zapłać,zarezerwuj,zaakceptuj,udostępnij,pobierz,szukaj,kontynuuj,dalej,wstecz,gotowe,zatwierdzone,odrzucone,dostarczone,\
    opłacone,oczekuje,opóźnione,anulowane,odpowiedz,wyświetl,wybierz,podpisz,utwórz,zgłoś,drukuj,odłóż,w toku,na czas,po terminie,\
    wysoki priorytet,niedostępne,\
    wymień,wymienić,nasmaruj,nasmarować,wyczyść,napraw,naprawić,zmierz,sprawdzić,wymieniono,naprawiono,zamówiono,\
    zaktualizowano,w naprawie,w konserwacji
    tr:onayla,reddet,kaydet,iptal,düzenle,gönder,kapat,göster,ekle,kaldır,tamamla,başlat,paylaş,indir,onaylandı,reddedildi,ödendi,\
    bekliyor,gecikti,görüntüle,imzala,oluştur,yazdır,bildir,yanıtla,ertele,teslim edildi,devam ediyor,zamanında,yüksek öncelik,iptal et,\
    değiştir,değiştirin,temizle,temizleyin,yağla,onar,ölç,değiştirildi,temizlendi,onarıldı,güncellendi,bakımda,\
    onarımda
    labels
    en:serial,purchase,vendor,deadline,requester,assignee,approval,rejection,details,amount,material,quantity,price,date,status,order,orders,delivery,supplier,customer,collapsed,screen,drag,\
    resize,half,full,card,started,stopped,retry,refresh,download,upload,minutes,hours,days,day,week,month,today,tomorrow,yesterday,present,\
    shortage,pressure,temperature,weight,height,speed,humidity,location,address,comment,comments,description,category,priority,owner,quality,\
    inspection,maintenance,machine,equipment,invoice,invoices,payment,employee,department,team,manager,next,back,of,by,at,to,the,and,not,no,\
    new,late,driver,map,cart,visit,visits,site,task,tasks,requests,list,item,items,part,parts,number,due,time,total,name,reason,note,notes,\
    photo,photos,document,documents,shift,route,truck,vehicle,stock,warehouse,quote,contract,meeting,appointment,calendar,account,profile,\
    settings,more,less,all,high,low,medium,normal,progress,hold,now,later,here,again,me,us,my,colleague,technician,issue,problem,fault,damage,\
    offer,signature,work,job,home,question,answer,help,guide,directions,receipt,ticket,trip,expense,expenses,timesheet,employees,goods,\
    responder,signer,commander,pump,first,last,from,with,your,it,as,for,\
    valve,oil,noise,seal,hose,bearing,belt,gearbox,filter,engine,cable,weeks,replacement,night,warranty,spare,caller,\
    tenant,resident,complaint
    de:liefertermin,auftragsnummer,seriennummer,bestellnummer,lieferdatum,kostenstelle,lieferant,auftrag,bestellung,kunde,kunden,lieferung,rechnung,fahrer,karte,termin,status,details,material,menge,preis,datum,wartung,prüfung,\
    maschine,priorität,hoch,niedrig,neu,offen,firma,dokument,foto,bericht,nachricht,standort,route,team,heute,morgen,jetzt,später,alle,mehr,\
    position,artikel,lager,störung,antrag,urlaub,zeit,adresse,mark,rate,see,post,land,gift,pause,message,\
    ventil,öl,ölstand,getriebe,geräusche,geräusch,dichtung,pumpe,kessel,leitung,filter,schlauch,druck,ersatzteil,\
    ersatzteile,tage,wochen,minuten,mieter,schicht,start
    fr:fournisseur,échéance,quantités,commande,client,livraison,facture,chauffeur,carte,détails,date,quantité,prix,machine,maintenance,inspection,priorité,haute,basse,\
    nouveau,ouvert,photo,photos,message,messages,action,service,contact,visite,transport,page,note,notes,rapport,report,plan,installation,\
    intervention,signature,description,adresse,absence,urgent,direct,distance,pause,présent,location,document,documents,question,total,\
    article,route,site,guide,solution,position,problème,demande,technicien,stock,transfert,retour,plus,tard,maintenant,temperature,part,parts,\
    ticket,signer,commander,quote,absences,client,machines,patient,patients,normal,application,fermé,collecter,\
    pompe,vanne,filtre,pression,huile,joint,roulement,moteur,courroie,fuite,bruit,équipe,jours,semaines,minutes,nuit,\
    pièces,pièce
    es:proveedor,pedido,cliente,entrega,factura,conductor,mapa,detalles,fecha,cantidad,precio,máquina,mantenimiento,prioridad,alta,baja,nuevo,\
    abierto,foto,mensaje,visita,informe,plan,dirección,solicitud,ticket,tarea,ruta,total,local,normal,original,general,material,control,error,\
    bomba,válvula,filtro,presión,aceite,junta,cojinete,rodamiento,motor,correa,fuga,ruido,equipo,días,semanas,minutos,\
    noche,piezas,pieza,turno
    it:ordine,cliente,consegna,fattura,autista,mappa,dettagli,data,quantità,prezzo,macchina,manutenzione,priorità,alta,bassa,nuovo,aperto,\
    foto,messaggio,visita,rapporto,indirizzo,richiesta,attività,percorso,totale,ticket,report,note,firma,file,termina,normale,deposito,\
    pompa,valvola,filtro,pressione,olio,guarnizione,cuscinetto,motore,cinghia,perdita,rumore,giorni,settimane,minuti,\
    notte,pezzi,turno,squadra
    pt:pedido,cliente,entrega,fatura,motorista,mapa,detalhes,data,quantidade,preço,máquina,manutenção,prioridade,alta,baixa,novo,aberto,\
    foto,mensagem,visita,relatório,endereço,solicitação,tarefa,rota,total,local,normal,original,material,pago,status,item,\
    bomba,válvula,filtro,pressão,óleo,junta,rolamento,motor,correia,vazamento,ruído,dias,semanas,minutos,noite,peças,\
    turno,equipe
    nl:bestelling,klant,levering,factuur,chauffeur,kaart,details,datum,aantal,prijs,machine,onderhoud,prioriteit,hoge,lage,nieuw,open,\
    foto,bericht,bezoek,rapport,adres,aanvraag,taak,route,totaal,inspectie,melding,order,orders,week,team,ticket,help,later,test,start,stop,\
    product,pomp,motor,lift,water,over,half,check,contact,locatie,status,niet,bestellen,planning,print,\
    klep,filter,druk,olie,afdichting,lager,riem,lek,geluid,dagen,weken,minuten,nacht,onderdelen,ploeg,onderdeel,hal
    pl:zamówienie,klient,klienta,dostawa,dostawę,faktura,fakturę,kierowca,mapa,szczegóły,data,ilość,cena,maszyna,priorytet,wysoki,niski,\
    nowe,otwarte,zdjęcie,wiadomość,wizyta,raport,adres,wniosek,zadanie,trasa,status,plan,start,stop,kontakt,problem,lista,numer,temat,\
    pompa,pompę,zawór,filtr,ciśnienie,olej,uszczelka,uszczelkę,łożysko,silnik,pasek,wyciek,hałas,dni,tygodnie,minut,\
    noc,części
    tr:sipariş,müşteri,teslimat,fatura,sürücü,harita,ayrıntılar,tarih,miktar,fiyat,makine,bakım,öncelik,yüksek,düşük,yeni,açık,fotoğraf,\
    mesaj,ziyaret,rapor,adres,talep,görev,rota,toplam,ticket,test,plan,model,lider,problem,not,at,son,on,an,in,\
    pompa,pompayı,valf,vana,filtre,filtreyi,basınç,yağ,conta,rulman,kayış,sızıntı,gürültü,gün,hafta,dakika,gece,parça
    loans
    en:call,check,scan,start,stop,team,live,online,offline,status,info,highlight,design,trend,deal,lead,pipeline,forecast,budget,report,\
    reports,dashboard,task,tasks,story,sprint,board,workshop,training,webinar,newsletter,home,hotel,bar,code,display,gate,boarding,priority,\
    express,standard,premium,basic,plus,pro,cash,flow,controlling,marketing,sales,order,orders,card,screen,case,log,set,tag,label,text,file,\
    manager,management,compliance,smart,center,hub,zone,work,update,upgrade,download,upload,login,logout,backup,reset,feedback,chat,support,\
    service,job,jobs,meeting,event,events,ticket,tickets,tracking,track,link,shop,test,details,material,minutes,half,full,present,open,\
    release,change,review,request,date,book,print,post,contact,message,hand,go,take,get,see,try,read,pick,pack,load,quote,app,web,site,map,\
    normal,medium,document,photo,photos,profile,account,stock,route,guide,number,total,problem,note,notes,part,parts,machine,home,help,name,\
    high,low,my,us,it,all,new,no,on,in,at,of,to,by,last,first,now,hold,quality,complete,forward,transfer,mark,rate,pause
    terms
    en:in transit,track and trace,click and collect,just in time,order to cash,purchase to pay,source to pay,time to market,work in progress,make to order,\
    first in first out,go live,open source,best practice,best practices,on hold,on demand,on the job,ready to use,ready to ship,plan to produce,\
    pay per use,call to action,take away,to go,check in,check out,sign off,stand by,add on,know how,follow me,all in one,work in process,\
    hire to retire,lead to cash,call center,service desk,help desk,task center,work zone,my home,my inbox,time and material,make or buy
    endonyms
    en:日本語,中文,简体中文,繁體中文,繁体中文,한국어,русский,українська,العربية,עברית,ελληνικά,ไทย,हिन्दी,български,српски
    """
}
