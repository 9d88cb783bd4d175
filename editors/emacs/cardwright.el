;;; cardwright.el --- SAP Fiori mobile cards: checks, completion, live preview  -*- lexical-binding: t; -*-

;; Copyright 2026 The Cardwright authors

;; Author: The Cardwright authors
;; Maintainer: The Cardwright authors
;; URL: https://github.com/cardwright/cardwright
;; Version: 0.1.0
;; Package-Requires: ((emacs "28.1") (eglot "1.9"))
;; Keywords: languages, tools
;; SPDX-License-Identifier: Apache-2.0

;; This file is not part of GNU Emacs.

;;; Commentary:

;; Launch, settings and the preview's commands for files that end in `.card.xml'.  Everything that knows about cards is in
;; the language server `cardwright lsp', which Eglot talks to.  README.md says how to start.

;;; Code:

(require 'cl-lib)
(require 'compile)
(require 'eglot)
(require 'js)
(require 'nxml-mode)
(require 'url-util)

(defgroup cardwright nil
  "SAP Fiori mobile cards."
  :group 'languages
  :prefix "cardwright-")

(defcustom cardwright-command '("cardwright" "lsp")
  "The command that starts the server, and its arguments."
  :type '(repeat string))

(defcustom cardwright-settings nil
  "The server's settings, a property list as Eglot sends it.
For example (:format (:lineLength 100) :diagnostics (:debounce 200))."
  :type 'plist)

(defcustom cardwright-start-automatically t
  "Whether opening a card file starts the server."
  :type 'boolean)

(defcustom cardwright-change-delay 0.02
  "Seconds without a key until the server gets the new text.
Eglot's own half a second is long for a live picture."
  :type 'number)

(defcustom cardwright-cursor-delay 0.05
  "Seconds that point rests until the preview outlines the element at it.
Longer than `cardwright-change-delay', so that the text goes first."
  :type 'number)

;;; Mode

(defvar-local cardwright--cursor nil
  "The point and the tick of the buffer that the server was told of last.")

(defvar-local cardwright--timer nil
  "The timer that tells the server where point is.")

(defvar cardwright-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "C-c C-p") #'cardwright-preview)
    (define-key map (kbd "C-c C-a") #'eglot-code-actions)
    (define-key map (kbd "C-c C-t") #'cardwright-test)
    map)
  "Keys of `cardwright-mode'.")

(declare-function rng-validate-mode "rng-valid")

;;;###autoload
(define-derived-mode cardwright-mode nxml-mode "Card"
  "Mode for SAP Fiori mobile cards, served by the Cardwright language server."
  ;; The server checks and completes; nXML's own schemas know nothing of cards.
  (when (fboundp 'rng-validate-mode) (rng-validate-mode 0))
  (remove-hook 'completion-at-point-functions #'rng-completion-at-point t)
  (add-hook 'completion-at-point-functions #'cardwright--complete -10 t)
  (setq-local nxml-child-indent 2
              nxml-attribute-indent 2
              ;; What eglot asks the server for when it formats.
              tab-width 2
              indent-tabs-mode nil
              eglot-send-changes-idle-time cardwright-change-delay)
  (add-hook 'post-command-hook #'cardwright--cursor-moved nil t)
  (when cardwright-start-automatically (cardwright--start)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.card\\.xml\\'" . cardwright-mode))

;;;###autoload
(define-derived-mode cardwright-project-mode js-mode "Card project"
  "Mode for what a project sets for its cards."
  (setq-local js-indent-level 2)
  (when cardwright-start-automatically (cardwright--start)))

;;;###autoload
(add-to-list 'auto-mode-alist '("/\\.cardwright\\.json\\'" . cardwright-project-mode))

(defun cardwright--start ()
  "Start the server for this buffer, or say what is missing."
  (when buffer-file-name
    (if (executable-find (car cardwright-command))
        (eglot-ensure)
      (display-warning
       'cardwright
       (format "`%s' is not on the PATH; install it with `make install', or name it in `cardwright-command'"
               (car cardwright-command))))))

;;; Server

(defclass cardwright-server (eglot-lsp-server) ()
  :documentation "The Cardwright language server.")

(defun cardwright--contact (&rest _)
  "Return the class and the command of the server, for Eglot."
  (cons 'cardwright-server cardwright-command))

(add-to-list 'eglot-server-programs '((cardwright-mode cardwright-project-mode) . cardwright--contact))

(cl-defmethod eglot-initialization-options ((_server cardwright-server))
  "The user's settings; an empty object when there are none."
  (or cardwright-settings (make-hash-table)))

(cl-defmethod eglot-client-capabilities :around ((_server cardwright-server))
  "Eglot's capabilities, and the showing of pages and places."
  (let ((capabilities (cl-call-next-method)))
    (plist-put capabilities :window (append '(:showDocument (:support t)) (plist-get capabilities :window)))))

(cl-defmethod eglot-handle-request
  ((_server cardwright-server) (_method (eql window/showDocument)) &rest params)
  "Open the page or the place that PARAMS name."
  (let ((uri (plist-get params :uri)))
    (if (or (eq (plist-get params :external) t) (not (string-prefix-p "file:" uri)))
        (browse-url uri)
      (cardwright--show (decode-coding-string (url-unhex-string (string-remove-prefix "file://" uri)) 'utf-8)
                        (plist-get params :selection) (eq (plist-get params :takeFocus) t))))
  '(:success t))

(defun cardwright--server ()
  "The server of this buffer, or nil."
  (let ((server (eglot-current-server)))
    (and (cl-typep server 'cardwright-server) server)))

(defun cardwright--execute (command argument then)
  "Have the server run COMMAND with ARGUMENT, and call THEN with its result."
  (jsonrpc-async-request
   (or (cardwright--server) (user-error "No Cardwright server serves this buffer; M-x eglot starts one"))
   :workspace/executeCommand `(:command ,command :arguments ,(if argument (vector argument) []))
   :success-fn then
   :error-fn (lambda (problem) (message "cardwright: %s" (plist-get problem :message)))))

;;; Completion

(defun cardwright--complete ()
  "Eglot's completion, told what is being typed.
In nXML `<' is part of a symbol, so Eglot would look for what begins with `<Ti'."
  (when (eglot-managed-p)
    (cl-letf (((get 'symbol 'bounds-of-thing-at-point) #'cardwright--typed))
      (eglot-completion-at-point))))

(defun cardwright--typed ()
  "The bounds of the name or the part of a value at point."
  (let ((separators "^<>\"'=#{} \t\n"))
    (cons (save-excursion
            (skip-chars-backward separators)
            (when (and (eq (char-before) ?<) (eq (char-after) ?/)) (forward-char))
            (point))
          (save-excursion (skip-chars-forward separators) (point)))))

;;; Places

(defvar eglot-current-linepos-function)
(defvar eglot-move-to-linepos-function)
(defvar eglot-current-column-function)
(defvar eglot-move-to-column-function)

(defun cardwright--column ()
  "The column of point as the server counts.
Eglot 1.13 gave its functions for that other names."
  (funcall (if (boundp 'eglot-current-linepos-function) eglot-current-linepos-function eglot-current-column-function)))

(defun cardwright--move-to-column (column)
  "Go to COLUMN of this line, as the server counts."
  (funcall (if (boundp 'eglot-move-to-linepos-function) eglot-move-to-linepos-function eglot-move-to-column-function)
           column))

(defun cardwright--point (position)
  "The place in the buffer of the protocol's POSITION."
  (save-excursion
    (save-restriction
      (widen)
      (goto-char (point-min))
      (forward-line (plist-get position :line))
      (cardwright--move-to-column (plist-get position :character))
      (point))))

(defun cardwright--position ()
  "Return where point is, in the protocol's terms."
  `(:line ,(1- (line-number-at-pos nil t)) :character ,(cardwright--column)))

(defun cardwright--uri ()
  "The address of this buffer's file, written as Eglot writes it."
  (unless buffer-file-name (user-error "This buffer has no file"))
  (let ((allowed (copy-sequence url-path-allowed-chars)))
    (aset allowed ?: nil)
    (concat "file://" (url-hexify-string (file-truename buffer-file-name) allowed))))

(defun cardwright--show (path selection focus)
  "Show the file at PATH with the region over SELECTION, and go there if FOCUS.
SELECTION is a range of the protocol."
  (let* ((buffer (find-file-noselect path))
         (window (or (get-buffer-window buffer t) (display-buffer buffer))))
    (with-selected-window window
      (when selection
        (goto-char (cardwright--point (plist-get selection :start)))
        (push-mark (cardwright--point (plist-get selection :end)) t t)
        (setq deactivate-mark nil)
        (unless (pos-visible-in-window-p) (recenter))))
    (when focus
      (select-frame-set-input-focus (window-frame window))
      (select-window window))))

(defun cardwright--cursor-moved ()
  "Tell the server where point is, once it rests."
  (let ((now (cons (point) (buffer-chars-modified-tick))))
    (unless (equal cardwright--cursor now)
      (setq cardwright--cursor now)
      (when cardwright--timer (cancel-timer cardwright--timer))
      (setq cardwright--timer (run-with-timer cardwright-cursor-delay nil #'cardwright--notify-cursor (current-buffer))))))

(defun cardwright--notify-cursor (buffer)
  "Tell the server where point is in BUFFER."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq cardwright--timer nil)
      (when-let ((server (and buffer-file-name (cardwright--server))))
        (jsonrpc-notify
         server :cardwright/cursor
         `(:textDocument (:uri ,(cardwright--uri)) :position ,(cardwright--position)))))))

;;; Commands

(defun cardwright-preview ()
  "Open the live preview of this card in the browser."
  (interactive)
  (cardwright--execute
   "cardwright.preview.open" `(:uri ,(cardwright--uri) :carrier "browser")
   (lambda (result)
     (unless (eq (plist-get result :opened) t) (browse-url (plist-get result :url)))
     (message "Preview: %s" (plist-get result :url)))))

(defun cardwright-preview-close ()
  "Close the preview of this card."
  (interactive)
  (cardwright--execute "cardwright.preview.close" `(:uri ,(cardwright--uri))
                       (lambda (_) (message "The preview is closed"))))

(defun cardwright-preview-pin ()
  "Keep the preview with this card, or let it follow you again."
  (interactive)
  (cardwright--execute "cardwright.preview.pin" `(:uri ,(cardwright--uri))
                       (lambda (result)
                         (message (if (eq (plist-get result :pinned) t)
                                      "The preview stays with this card"
                                    "The preview follows you")))))

(defun cardwright-preview-export (format)
  "Write the picture of this card to a file beside it, in FORMAT."
  (interactive (list (completing-read "Format: " '("svg" "png" "sheet" "html") nil t)))
  (cardwright--execute "cardwright.preview.export" `(:uri ,(cardwright--uri) :format ,format)
                       (lambda (result) (message "Written: %s" (plist-get result :path)))))

(defvar cardwright-test-error-regexp-alist
  '(("^\\(.+\\):\\([0-9]+\\):\\([0-9]+\\): " 1 2 3))
  "How `cardwright test' names places: paths may have spaces.")

(define-compilation-mode cardwright-test-mode "Scenarios"
  "Mode for the report of `cardwright-test'.
`next-error' visits the claims that do not hold."
  (setq-local compilation-error-screen-columns nil))

(defun cardwright-test (&optional folder)
  "Run the scenarios of this card.
With a prefix argument, those of all cards in FOLDER, which is this one's."
  (interactive (list (and current-prefix-arg default-directory)))
  (unless buffer-file-name (user-error "This buffer has no file"))
  (save-some-buffers (not compilation-ask-about-save) (lambda () (derived-mode-p 'cardwright-mode)))
  (let ((program (or (seq-take-while (lambda (word) (not (equal word "lsp"))) cardwright-command)
                     (seq-take cardwright-command 1))))
    (compilation-start
     (mapconcat #'shell-quote-argument
                (append program (list "test" "--format" "text" (expand-file-name (or folder buffer-file-name))))
                " ")
     #'cardwright-test-mode)))

(defun cardwright-film ()
  "Film the scenario at point, or the first, and show the film in the browser.
The page that plays it stands beside the card."
  (interactive)
  (cardwright--execute "cardwright.film" `(:uri ,(cardwright--uri) :position ,(cardwright--position))
                       (lambda (result)
                         (browse-url (plist-get result :uri))
                         (message "Film: %s" (plist-get result :path)))))

(defun cardwright-record ()
  "Play this scene in its preview.
What is done there becomes the steps of a scenario."
  (interactive)
  (cardwright--execute "cardwright.preview.record" `(:uri ,(cardwright--uri)) #'ignore))

(defun cardwright-validate-workspace ()
  "Check every card of the workspace and show the findings."
  (interactive)
  (cardwright--execute "cardwright.validateWorkspace" nil (lambda (_) (message "The workspace is checked"))))

(provide 'cardwright)
;;; cardwright.el ends here
