'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function ConnectView() {
  return <ViewFrame>Connect</ViewFrame>
}
