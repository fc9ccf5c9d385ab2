'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function ApproveTransactionView() {
  return <ViewFrame>ApproveTransaction</ViewFrame>
}
