'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function WalletSendView() {
  return <ViewFrame>WalletSend</ViewFrame>
}
