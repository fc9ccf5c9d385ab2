import { findFeeCapabilities } from '../batch/findFeeCapabilities.js'
import { findPayer } from '../batch/findPayer.js'
import { runPayQuote } from '../pay/runPayQuote.js'
import { startPay } from '../pay/startPay.js'
import { getSendPayer } from '../send/getSendPayer.js'
import { readSendStatus } from '../send/readSendStatus.js'
import { runEstimate } from '../send/runEstimate.js'
import { runMaxSend } from '../send/runMaxSend.js'
import { runReceiverWarning } from '../send/runReceiverWarning.js'
import { startSend } from '../send/startSend.js'
import { startGrant } from '../session/startGrant.js'
import { runSwapQuote } from '../swap/runSwapQuote.js'
import { startSwap } from '../swap/startSwap.js'

/** Code for what an account pays or lets others pay: one chunk. */
export const payments = {
  findFeeCapabilities,
  findPayer,
  getSendPayer,
  readSendStatus,
  runEstimate,
  runMaxSend,
  runPayQuote,
  runReceiverWarning,
  runSwapQuote,
  startGrant,
  startPay,
  startSend,
  startSwap,
}
