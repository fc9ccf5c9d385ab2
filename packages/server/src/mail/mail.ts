/** A mail of the login service. */
export type Mail = {
  to: string
  subject: string
  /** Origin of the app the mail is about. */
  app: string
  /** Plain text, with the code or the link in it. */
  text: string
  /** The same as HTML. */
  html?: string | undefined
  /** BCP 47 tag. */
  language?: string | undefined
}

/** Delivers mails; rejects when one cannot be handed over. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Ends its connections. */
  close?(): void
}
