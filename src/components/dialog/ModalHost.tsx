'use client'
import { useEffect, useRef, useState } from 'react'
import { closedModal } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useFollowLanguage } from '../../modal/language/useFollowLanguage.js'
import { useIsReturning } from '../../modal/login/useIsReturning.js'
import { useToast } from '../../modal/notice/useToast.js'
import { useIsHost } from '../../modal/stack/useIsHost.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { loadSpeak } from '../strings/loadSpeak.js'
import { Lazy } from './Lazy.js'
import { ModalShell } from './ModalShell.js'
import { modalSources } from './modalSources.js'
import { useBackEntry } from './useBackEntry.js'

/**
 * Stands for the modal; nothing is fetched before it is first opened, a toast
 * is to be shown without it, or the page may be back from a login.
 */
export function ModalHost() {
  const isHost = useIsHost()
  const kit = useKit()
  const { modal } = kit.atoms
  const { embedded, isOpen } = useModalState()
  const toast = useToast()
  useFollowLanguage(loadSpeak, isOpen)
  useBackEntry(isOpen && isHost && !embedded)
  // A login that the page was left for goes on in it.
  const isReturning = useIsReturning()
  const [isWanted, setIsWanted] = useState(isOpen || isReturning)
  // A toast that could not be shown is no reason to try for ever.
  const [missed, setMissed] = useState<unknown>()
  if (!embedded && !isWanted && (isOpen || (toast && toast.id !== missed)))
    setIsWanted(true)
  const shellHeight = useRef<number | undefined>(undefined)
  if (!isWanted || !isHost || embedded) return null
  return (
    <Lazy
      fallback={isOpen && <ModalShell height={shellHeight} />}
      props={{ shellHeight }}
      renderFailure={() => (
        <Failure
          onShown={() => {
            // The buttons say so, and the next click mounts it afresh.
            kit.store.set(modal, (state) =>
              state.isOpen ? { ...closedModal, hasFailed: true } : state,
            )
            setMissed(toast?.id)
            setIsWanted(false)
          }}
        />
      )}
      source={modalSources.dialog}
    />
  )
}

function Failure({ onShown }: { onShown: () => void }) {
  useEffect(onShown)
  return null
}
