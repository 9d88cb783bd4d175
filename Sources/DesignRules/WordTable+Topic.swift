extension WordTable {
  /// What is asked of a language; a row of ``table``.
  enum Topic: String, CaseIterable, Sendable {
    /// Words of labels that take something away.
    case destructive
    /// Words of labels that take something away where it is one of the engagements: alone, and of other things, they do not.
    case voiding
    /// What is agreed with others, so that to end it takes something away.
    case engagements
    /// Words that say that nothing of value is taken away.
    case harmless
    /// Words of labels that decide about an object.
    case decision
    /// Words of labels that move money or goods, or tell others: what nobody wants to do twice.
    case once
    /// Words of labels about how something is shown, or where it is listed.
    case viewing
    /// Whole labels that take something off, which may be the card alone.
    case detaching
    /// Words of a step that need not be done.
    case optional
    /// Whole texts that say only that there are no data.
    case noData
    /// Whole labels that do not say what happens.
    case vague
    /// Parts of texts that speak of a mouse.
    case desktop
    /// Parts of messages that blame people.
    case blame
    /// How sentences begin that blame the reader, wherever they stand.
    case accusing
    /// Whole messages that say only that something went wrong.
    case bareError
    /// How descriptions of pictures begin that only say that there is a picture.
    case picture
    /// Words by which a sentence in the language is known.
    case frequent
    /// More words of the language, which others may have too: a text with one of them may be in it.
    case own
    /// Words among the frequent ones that only a sentence has: names and addresses do without.
    case saying
    /// Words of buttons and states, or such whole labels, by which a label is known to be in the language.
    case buttons
    /// More words of labels in the language.
    case labels
    /// Words of the language that others have taken over, or have of their own.
    case loans
    /// Terms of the language, of several words, that others use as they are.
    case terms
    /// What languages that are written in other letters than Latin ones are called in themselves.
    case endonyms
    /// Words of states that are bad.
    case trouble
    /// Words of what does not go on, which is bad unless it is something bad.
    case halted
    /// Words of states that are good.
    case achieved
    /// Words that turn what a state says around, or say that it is not so yet.
    case negation
    /// Words of decisions for something, and of what comes of them.
    case agreeing
    /// Words of decisions against something, and of what comes of them.
    case refusing
    /// Nouns among the words of trouble: what a report or a task may be about.
    case mishaps
    /// Nouns among the mishaps that, in languages without inflection, are how a state is told, too.
    case standing
    /// Words of what is not there in time, or out of date.
    case late
    /// Whole texts that say how bad something is, rather than in which state it is.
    case grave
    /// What stands before a colon where a state follows.
    case stateLabels
    /// Words that lead to the moment at which a state began.
    case since
    /// Words of such a moment: of days, hours and the months.
    case moments
    /// Words of sentences about states that tell nothing by themselves.
    case auxiliaries
    /// What a state is told of: “payment” in “Payment overdue”.
    case subjects
    /// Words that tell since when, or on which day.
    case times
    /// Numbers in words, as they stand before a unit.
    case numbers
    /// Units of lengths of time, as they stand behind a number, and what says which days count.
    case spans
    /// Small words that lead to a length of time, or on from it: “by 3 days”.
    case leads
    /// Words of what is over.
    case finished
    /// Words of states on the way.
    case going
    /// Words of what has come to where it was sent.
    case arrived
    /// Words of what is being worked on at this moment.
    case inWork
    /// Words of what is on its way at this moment.
    case moving
    /// What is better the less there is of it.
    case losses
    /// What stands before or behind such a thing, and says how many there are.
    case rates
    /// What says of which kind such a thing is.
    case lossKinds
    /// Words of rows that add up those above.
    case total
    /// What is measured, so that a number alone does not tell it.
    case measures
    /// What is measured where it is used, saved or produced.
    case supplies
    /// Words for that it was.
    case spent
    /// What columns of amounts are called.
    case amounts
    /// What is measured in degrees.
    case temperatures
    /// What is measured in bar and pascal.
    case pressures
    /// What is measured in kilograms.
    case weights
    /// What is measured in metres.
    case lengths
    /// Words of periods: the month, the week and what says which one.
    case periods
    /// Words of numbers that become more.
    case rising
    /// Words of numbers that become less.
    case falling
    /// Words that tell so only of a number that something becomes, and may be something else: “price increases”, “in fall”.
    case mayRise, mayFall
    /// Words of numbers that are more than others.
    case more
    /// Words of numbers that are less than others.
    case less
    /// Words by which people are addressed who are not known well.
    case formal
    /// Words by which friends are addressed.
    case familiar
    /// Words that lost their signs, and how they begin or end.
    case stripped
    /// Phrases of texts about the card itself.
    case selfTalk
    /// Labels of what concerns the app rather than the card.
    case aboutApp
    /// Words that congratulate.
    case praise
    /// What stands on a screen.
    case screenParts
    /// Where on a screen something stands.
    case sides
    /// Words that all mean something to be done.
    case workTerms
    /// Things that are counted, one of them.
    case counted
    /// Things that are counted, many of them: forms that one of them never has.
    case countedMany
    /// What stands for a number without telling one.
    case vagueNumbers
    /// Words for parts of a hundred.
    case percent
    /// Pictures of people.
    case portraits
    /// What stands before the last of several things.
    case and
    /// What pictures are called, whatever they show.
    case pictures
    /// Words before the verb of a label: how it is done, and that it is really meant.
    case preludes
    /// Data and people: to remove them takes something away, and to remove a seal is work.
    case belongings
    /// Whole labels that answer a question, and do not say what happens without one.
    case answers
    /// Parts of plants and buildings, as they stand before their number.
    case sites
    /// Phrases that say that something is compared by places or makers.
    case byPlace
    /// Small words that lead to where something is.
    case whereabouts
    /// What states are told of in plants and deliveries, with the small words of such sentences.
    case plants
    /// Nouns among the mishaps that tell a state with a length of time: “3 days of delay”.
    case delays
    /// Words that tell a state with the moment of its beginning, or of a plant, and many other things alone.
    case standstills
    /// Words of labels that end the work on something, and close windows, too.
    case closing
    /// What is worked on until it is closed.
    case cases
    /// What is handed in or booked.
    case matters
    /// Whole cells that say why there is no number.
    case unpriced
    /// Words of touching the screen.
    case taps
    /// Words of the one that has the most of something.
    case most
    /// Words of the one that has the least of it, and of limits.
    case least
    /// Whole labels that send, book or begin something, so that nothing is lost.
    case beginning
    /// Words of labels that call somebody.
    case calling
    /// Words of labels that write a mail.
    case mailing
    /// Why nothing could be loaded.
    case reach
    /// Words with which texts begin that say that there is nothing.
    case none
    /// Words of labels that say only that a day or a time follows.
    case dayWords
    /// What stands before or behind the number of a week or a month, and French T before that of a quarter.
    case calendarUnits
    /// Words that lead to what something is compared with.
    case than
    /// Words between a measure and what it is counted by.
    case per
    /// How “quantity” is abbreviated.
    case quantities
    /// What the app draws to be touched, and machines have, too.
    case buttonsDrawn
    /// Words of loading and of trying it again.
    case loading
    /// How texts begin or end that say that something could not be loaded.
    case notLoaded
    /// Words of what can be done with what was loaded.
    case showing
    /// Words of what is not lost, needed or to be feared.
    case reassuring
    /// What a phone needs to reach anything.
    case signals
    /// What small pictures are called.
    case icons
    /// What such pictures draw.
    case shapes
    /// Of what there should be less.
    case complaints
    /// Who complains, and the small words before them.
    case customers
    /// Words of people who are not there, or are meant otherwise.
    case away
    /// Things that have their names in each language.
    case parts
    /// Whole labels of links to all of something, which do not say of what.
    case bareLinks
    /// What stands between the first and the last day of a span, and may lead to a new day, too.
    case daysBetween
    /// What stands before the first day of a span, in languages that have other words for a new day.
    case daysFrom
    /// What stands before the first day of a span where a text begins with it; elsewhere it leads to the old one of two days, too.
    case daysOpening
    /// What tells when something begins.
    case begins
    /// What tells when something ends.
    case ends
    /// Words of days that were changed, so that the old one and the new one stand side by side.
    case moves
    /// What a button does and, behind a slash, the state that comes of it, whose endings `*` stands for; `+` before what a button
    /// does to an object only, as alone it may close the card. In languages without inflection just what it does.
    case deeds
    /// What stands before or behind a deed that is done, in languages without inflection.
    case doneSigns
    /// Small words beside the verb of a label.
    case nowWords
    /// What is done one after the other.
    case steps
    /// Whole titles that name nothing.
    case standIns
    /// What is to be reached.
    case targets
    /// Phrases of what is more than its target.
    case aboveTarget
    /// Phrases of what is less than its target.
    case belowTarget
    /// Small words that tell one of two times of the same thing: the old one, the new one, how long it still is. Others tell themselves.
    case otherTimes
    /// What is good once it is over.
    case burdens
    /// What has a number of seats or places, so that it is good news when all are taken.
    case admissions
    /// States of what nothing is left of, as all is sold.
    case soldOut
    /// Words of what is not sure yet, beside what begins or ends.
    case expected
    /// What tells when something was ordered.
    case ordered
    /// What tells when it came, or comes.
    case handedOver
    /// What says that so many are not done yet.
    case remaining
    /// What leads to the values that a figure may have.
    case allowed
    /// Words of what is more than something else was.
    case above
    /// Words of what is less than something else was.
    case below
    /// What labels of quarters of a year have beside their number, without signs.
    case quarters
    /// Words of places among others, of which a smaller number is the better one.
    case ranks
    /// Words of such a place where its number stands beside them, and of much else.
    case places
    /// What keys of addresses for mail are called, and of nothing else that is posted.
    case mailAddresses
    /// What says of which kind a total is, and not of what: net, due, with taxes.
    case qualified
    /// What is good when it is rejected, blocked or cancelled.
    case nuisances
    /// What drawings of data and maps are called, whatever they show.
    case drawings
    /// Whole texts that say that a number is as it was.
    case unchanged
    /// Words that say that something was greatest there and then.
    case peaks
    /// How labels begin that say where there is most of something.
    case mostOf
    /// What leads to the day or the place with the most of something.
    case atPeak
    /// What leads to the value at which something begins, and to that at which it ends.
    case fromValue, toValue
    /// What stands between a part and its whole, where both are numbers.
    case outOf
    /// What leads from a share to what it is a share of.
    case ofWhole
    /// What says alone how much of the whole there is.
    case filling
    /// What a button does and, behind a slash, which of the icons of deeds draws it.
    case iconDeeds
    /// Whole labels of what pays, keeps or sends something, so that no bin draws it.
    case keeping
    /// What leads to who has done something.
    case agents
    /// What does so before an article alone, and else leads to why.
    case bareAgents
    /// Articles, and what is left of them before a vowel.
    case articles
    /// Words behind what leads to who has done something, with which it was nobody, or not meant as something bad.
    case agentExceptions
    /// What a word of calling or writing stands before as a noun, or in a phrase that calls nobody.
    case nounsOfReach
    /// What leads to a day or a time of day.
    case onDays
    /// What keys of numbers to call are called.
    case phones
    /// Words for all of something.
    case wholly
    /// How nights are counted.
    case nights
    /// How days are counted.
    case daysCounted
  }
}
