import {
  type HandOverAnswer,
  type HandOverAsk,
  isHandOverAnswer,
} from '../../wire/handOverWire.js'
import { type OwnWindow, openOwnWindow } from '../../wire/openOwnWindow.js'
import { readTheme } from '../../wire/readTheme.js'

/**
 * Opens the page of this origin that hands over the copy of this browser.
 *
 * @param parameters.onEnd - called once; `closed` when the window was closed
 * without an answer, `cutOff` when it has never reported
 * @returns `undefined` when the browser blocks the window, or the page above
 * cuts it off
 */
export function openHandOverWindow(parameters: {
  ask: Omit<HandOverAsk, 'theme'>
  onEnd(end: HandOverAnswer | 'closed' | 'cutOff'): void
}): OwnWindow | undefined {
  const { ask, onEnd } = parameters
  let wasReady = false
  return openOwnWindow({
    ask: { ...ask, theme: readTheme() } satisfies HandOverAsk,
    isAnswer: isHandOverAnswer,
    onAnswer: (answer) =>
      onEnd(answer === 'closed' && !wasReady ? 'cutOff' : answer),
    onReady: () => {
      wasReady = true
    },
    path: '/sdk/hand-over',
  })
}
