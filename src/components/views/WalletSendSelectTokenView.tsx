'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function WalletSendSelectTokenView() {
  return <ViewFrame>WalletSendSelectToken</ViewFrame>
}
