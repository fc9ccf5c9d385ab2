import { type OwnWindow, openOwnWindow } from '../../wire/openOwnWindow.js'
import type { WindowAnswer, WindowAsk } from '../../wire/windowWire.js'

export type ApprovalWindow = OwnWindow

/**
 * Opens the page of this origin that shows one request in a window.
 *
 * @param parameters.onAnswer - called once; `closed` when the window was closed
 * without an answer
 * @returns `undefined` when the browser blocks the window
 */
export function openApprovalWindow(parameters: {
  ask: WindowAsk
  onAnswer(answer: WindowAnswer): void
  /** Answers what the window asks of second factors. Default: nobody does. */
  onAsk?: ((ask: unknown) => Promise<unknown>) | undefined
}): ApprovalWindow | undefined {
  return openOwnWindow({ ...parameters, isAnswer, path: '/sdk/approve' })
}

function isAnswer(value: unknown): value is 'approved' | 'declined' {
  return value === 'approved' || value === 'declined'
}
