/** A mail of the login service. */
export type Mail = {
  to: string
  subject: string
  /** Origin of the app the mail is about. */
  app: string
  text: string
  /** Six digits to type in. */
  code?: string | undefined
  /** Page to open. */
  link?: string | undefined
}
