'use client'
import { useToast } from '../../hooks/useToast.js'
import { ToastRegion } from './ToastRegion.js'

/** The toast over the card of the open modal. */
export function DialogToast() {
  return <ToastRegion toast={useToast()} />
}
