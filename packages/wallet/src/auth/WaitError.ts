import { HostError } from 'latchkey/frame'

/** What the server refuses for a while; it says for how long. */
export class WaitError extends HostError {
  override name = 'WaitError'
  readonly secondsLeft: number

  constructor(parameters: {
    code: string
    message: string
    secondsLeft: number
  }) {
    const { secondsLeft, ...error } = parameters
    super(error)
    this.secondsLeft = secondsLeft
  }
}
