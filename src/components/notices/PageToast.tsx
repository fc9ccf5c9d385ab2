'use client'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useModal } from '../../hooks/useModal.js'
import { useIsApproving } from '../../modal/approval/useIsApproving.js'
import { useToast } from '../../modal/notice/useToast.js'
import { useContainer } from '../dialog/useContainer.js'
import { useThemed } from '../parts/useThemed.js'
import { ToastRegion } from './ToastRegion.js'

/**
 * Toast at the bottom of the page while the modal is closed. Hidden during an
 * embedded wallet approval, which would otherwise count as covered.
 */
export function PageToast() {
  const themed = useThemed<HTMLDivElement>()
  const container = useContainer()
  const { isOpen } = useModal()
  const isApproving = useIsApproving()
  const toast = useToast()
  // Without a toast, the region stands as soon as it is mounted.
  const [isStanding, setIsStanding] = useState(!toast)
  useEffect(() => setIsStanding(true), [])
  const isShown = isStanding && !isOpen && !isApproving
  return createPortal(
    <div {...themed} className="lk-page-notices">
      <ToastRegion isPopover toast={isShown ? toast : undefined} />
    </div>,
    container,
  )
}
