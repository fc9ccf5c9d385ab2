/** Who asks for what; a challenge is good for nothing else. */
export type ChallengeSubject = {
  /** Origin of the app. */
  app: string
  /** IP address, when it is known. */
  client?: string | undefined
  deviceId: string
  email: string
}

/** What a page has to do, as JSON. */
export type Task =
  /** Find a number that makes the hash of text and number begin with zeros. */
  | { kind: 'work'; bits: number; text: string }
  /** Show the widget of a service, and send the token it gives. */
  | { kind: 'turnstile'; siteKey: string }

/**
 * Tells people from machines, where strangers have used up their share of
 * mails: who passes has a share of their own.
 */
export type StrangerChallenge = {
  open(subject: ChallengeSubject): Promise<Task>
  /** Whether the answer is right. It is so once. */
  check(
    subject: ChallengeSubject,
    given: { answer: string; text: string },
  ): Promise<boolean>
}
