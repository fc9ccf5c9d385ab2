import { runPayQuote } from '../pay/runPayQuote.js'
import { startPay } from '../pay/startPay.js'
import { readSendStatus } from '../send/readSendStatus.js'
import { runEstimate } from '../send/runEstimate.js'
import { runMaxSend } from '../send/runMaxSend.js'
import { runReceiverWarning } from '../send/runReceiverWarning.js'
import { startSend } from '../send/startSend.js'
import { runSwapQuote } from '../swap/runSwapQuote.js'
import { startSwap } from '../swap/startSwap.js'

/** Code for sending and swapping: one chunk, loaded on first use of either. */
export const payments = {
  readSendStatus,
  runEstimate,
  runMaxSend,
  runPayQuote,
  runReceiverWarning,
  runSwapQuote,
  startPay,
  startSend,
  startSwap,
}
