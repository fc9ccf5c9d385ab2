import { runPayQuote } from '../../features/pay/runPayQuote.js'
import { findFeeCapabilities } from '../../features/payments/findFeeCapabilities.js'
import { findPayer } from '../../features/payments/findPayer.js'
import { getSendPayer } from '../../features/payments/getSendPayer.js'
import { readSendStatus } from '../../features/payments/readSendStatus.js'
import { replaceSend } from '../../features/payments/replaceSend.js'
import { waitForHash } from '../../features/payments/waitForHash.js'
import { startPay } from '../pay/startPay.js'
import { runEstimate } from '../send/runEstimate.js'
import { runMaxSend } from '../send/runMaxSend.js'
import { runReceiverWarning } from '../send/runReceiverWarning.js'
import { startSend } from '../send/startSend.js'
import { startGrant } from '../session/startGrant.js'
import { runSwapQuote } from '../swap/runSwapQuote.js'
import { startSwap } from '../swap/startSwap.js'
import { startTransact } from '../transact/startTransact.js'

/** Code for what an account pays or lets others pay: one chunk. */
export const payments = {
  findFeeCapabilities,
  findPayer,
  getSendPayer,
  readSendStatus,
  replaceSend,
  runEstimate,
  runMaxSend,
  runPayQuote,
  runReceiverWarning,
  runSwapQuote,
  startGrant,
  startPay,
  startSend,
  startSwap,
  startTransact,
  waitForHash,
}
