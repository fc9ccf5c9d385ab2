import { HostError } from 'latchkey/frame'
import type { Work } from './work.js'

/** What the server refuses for a while; it says for how long. */
export class WaitError extends HostError {
  override name = 'WaitError'
  readonly secondsLeft: number
  /** Work instead of which nobody has to wait. */
  readonly work: Work | undefined

  constructor(parameters: {
    code: string
    message: string
    secondsLeft: number
    work?: Work | undefined
  }) {
    const { secondsLeft, work, ...error } = parameters
    super(error)
    this.secondsLeft = secondsLeft
    this.work = work
  }
}
