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
 * The toast at the foot of the page, while the modal is closed. It stays away
 * from the embedded wallet's approval, which counts as covered beneath it.
 */
export function PageToast() {
  const themed = useThemed<HTMLDivElement>()
  const container = useContainer()
  const { isOpen } = useModal()
  const isApproving = useIsApproving()
  const toast = useToast()
  const [isStanding, setIsStanding] = useState(false)
  useEffect(() => setIsStanding(true), [])
  const isShown = isStanding && !isOpen && !isApproving
  return createPortal(
    <div {...themed} className="lk-page-notices">
      <ToastRegion isPopover toast={isShown ? toast : undefined} />
    </div>,
    container,
  )
}
