'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function AccountView() {
  return <ViewFrame>Account</ViewFrame>
}
