'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function WalletSendPreviewView() {
  return <ViewFrame>WalletSendPreview</ViewFrame>
}
