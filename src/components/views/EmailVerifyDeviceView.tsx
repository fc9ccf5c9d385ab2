'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function EmailVerifyDeviceView() {
  return <ViewFrame>EmailVerifyDevice</ViewFrame>
}
