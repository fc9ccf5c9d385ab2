'use client'
import type { ReactNode } from 'react'
import { useHost } from '../../modal/stack/useHost.js'
import { useModalPreload } from '../../modal/stack/useModalPreload.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { ModalHost } from '../dialog/ModalHost.js'
import { loadPrepareModal } from '../dialog/modalSources.js'
import { classNames } from '../parts/classNames.js'
import { useThemed } from '../parts/useThemed.js'

/** Base of the page's buttons. Opens the modal. */
export function OpenButton(props: OpenButton.Props) {
  const { children, description, isBusy, isOwn, label, look, onClick, size } =
    props
  useHost(ModalHost)
  const preload = useModalPreload(loadPrepareModal)
  const { isOpen } = useModalState()
  const themed = useThemed<HTMLButtonElement>()
  return (
    <button
      {...themed}
      aria-busy={isBusy || undefined}
      aria-description={description}
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      aria-label={label}
      lang={isOwn ? undefined : themed.lang}
      className={classNames(
        'lk-open-button',
        look && `lk-open-${look}`,
        size === 'small' && 'lk-open-small',
      )}
      onClick={onClick}
      onFocus={preload}
      onPointerDown={preload}
      onPointerEnter={preload}
      type="button"
    >
      {children}
    </button>
  )
}

export declare namespace OpenButton {
  type Props = {
    children: ReactNode
    /** Description of its pictures for screen readers. */
    description?: string | undefined
    isBusy?: boolean | undefined
    /** Whether the app supplies the label, in an unknown language. */
    isOwn?: boolean | undefined
    /** Accessible name, if the text content is not enough. */
    label?: string | undefined
    look?: 'primary' | 'warning' | undefined
    onClick: () => void
    size?: Size | undefined
  }
  /** 44 or 40 px high. */
  type Size = 'medium' | 'small'
}
