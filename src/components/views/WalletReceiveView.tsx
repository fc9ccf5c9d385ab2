'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function WalletReceiveView() {
  return <ViewFrame>WalletReceive</ViewFrame>
}
