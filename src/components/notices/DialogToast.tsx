'use client'
import { useToast } from '../../modal/notice/useToast.js'
import { ToastRegion } from './ToastRegion.js'

/** Toast above the card of the open modal. */
export function DialogToast() {
  return <ToastRegion toast={useToast()} />
}
