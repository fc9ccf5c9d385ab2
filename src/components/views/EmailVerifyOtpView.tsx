'use client'
import { ViewFrame } from '../dialog/ViewFrame.js'

export function EmailVerifyOtpView() {
  return <ViewFrame>EmailVerifyOtp</ViewFrame>
}
