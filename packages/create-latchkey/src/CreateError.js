/** A mistake of the user, whose message says what to change. */
export class CreateError extends Error {
  /** @override */
  name = 'CreateError'
}
