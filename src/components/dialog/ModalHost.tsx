'use client'
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { closedModal } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useModal } from '../../hooks/useModal.js'
import { useLoadLanguage } from '../../modal/language/useLoadLanguage.js'
import { useIsReturning } from '../../modal/login/useIsReturning.js'
import { useToast } from '../../modal/notice/useToast.js'
import { useIsHost } from '../../modal/stack/useIsHost.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { useThemed } from '../parts/useThemed.js'
import { loadSetLocale } from '../strings/loadSetLocale.js'
import { createBackEntry } from './createBackEntry.js'
import { Lazy } from './Lazy.js'
import { modalSources } from './modalSources.js'

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
  useLoadLanguage(loadSetLocale, isOpen)
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

/** Lets the browser's back button or gesture go back in the open modal. */
function useBackEntry(isOpen: boolean): void {
  const kit = useKit()
  const { back } = useModal()
  const [entry, setEntry] = useState<createBackEntry.ReturnType | undefined>()
  useEffect(() => {
    if (!kit.backButton) return
    const { modal } = kit.atoms
    const created = createBackEntry(() => {
      const { stack } = kit.store.get(modal)
      back()
      const after = kit.store.get(modal)
      return after.isOpen && after.stack !== stack
    })
    setEntry(created)
    return () => {
      created.dispose()
      setEntry(undefined)
    }
  }, [back, kit])
  useEffect(() => {
    if (!isOpen || !entry) return
    entry.open()
    return () => entry.close()
  }, [entry, isOpen])
}

/**
 * What a click shows at once, while the dialog's code is on its way: the
 * backdrop and a card of bars. The focus stays where it is, so that the dialog
 * can give it back.
 */
function ModalShell({ height }: ModalShell.Props) {
  const { close } = useModal()
  const { ref, ...themed } = useThemed<HTMLDivElement>()
  useLayoutEffect(() => {
    const shell = ref.current
    // Over everything, where the browser knows it; else over most.
    shell?.showPopover?.()
    const card = shell?.querySelector<HTMLElement>('.lk-card')
    height.current = card?.offsetHeight
  }, [height, ref])
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    function onClick({ target }: MouseEvent) {
      if (target instanceof Element && !target.closest('.lk-card')) close()
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && !event.isComposing) close()
    }
    ref.current?.addEventListener('click', onClick, { signal })
    window.addEventListener('keydown', onKeyDown, { signal })
    return () => events.abort()
  }, [close, ref])
  return (
    <div
      {...themed}
      aria-hidden="true"
      className="lk-shell"
      popover="manual"
      ref={ref}
    >
      <div className="lk-stage">
        <div className="lk-card">
          <div className="lk-card-content">
            <div className="lk-grabber" />
            <div className="lk-header" />
            <div className="lk-body lk-list">
              {bars.map((bar) => (
                <span
                  className="lk-skeleton lk-anim lk-skeleton-row"
                  key={bar}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

declare namespace ModalShell {
  type Props = {
    /** Told how high its card is: the dialog's begins with that height. */
    height: RefObject<number | undefined>
  }
}

const bars = [1, 2, 3, 4, 5, 6]
