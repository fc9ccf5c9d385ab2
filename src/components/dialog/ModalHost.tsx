'use client'
import {
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { closedModal, getModalEntry } from '../../core/modal/modal.js'
import { useKit } from '../../hooks/useKit.js'
import { useLoadLanguage } from '../../modal/language/useLoadLanguage.js'
import { useIsReturning } from '../../modal/login/useIsReturning.js'
import { useRequestNotices } from '../../modal/notice/useRequestNotices.js'
import { useToast } from '../../modal/notice/useToast.js'
import { useIsHost } from '../../modal/stack/useIsHost.js'
import { useIsWarm } from '../../modal/stack/useIsWarm.js'
import { useModalExit } from '../../modal/stack/useModalExit.js'
import { useModalState } from '../../modal/stack/useModalState.js'
import { useThemeState } from '../../modal/theme/useThemeState.js'
import { useTokenRequests } from '../../modal/token/useTokenRequests.js'
import { Boundary } from '../parts/Boundary.js'
import { closePath } from '../parts/closePath.js'
import { useThemed } from '../parts/useThemed.js'
import { loadSetLocale } from '../strings/loadSetLocale.js'
import { useOpeningStrings } from '../strings/useOpeningStrings.js'
import { Crash } from './Crash.js'
import { createBackEntry } from './createBackEntry.js'
import { Lazy } from './Lazy.js'
import {
  loadAskToken,
  loadNotifyRequest,
  modalSources,
} from './modalSources.js'

/**
 * Placeholder of the modal. Loads its code when the modal is first opened or
 * preloaded by a button, when a toast has to be shown, or when the page may
 * return from a redirect login.
 */
export function ModalHost() {
  return (
    <Boundary
      renderFailure={(error, retry) => <Crash error={error} onClosed={retry} />}
    >
      <Host />
    </Boundary>
  )
}

function Host() {
  const isHost = useIsHost()
  const kit = useKit()
  const { host, modal } = kit.atoms
  const { embedded, isOpen } = useModalState()
  const toast = useToast()
  useRequestNotices(loadNotifyRequest)
  useTokenRequests(loadAskToken)
  useLoadLanguage(loadSetLocale, isOpen)
  useBackEntry(isOpen && isHost && !embedded)
  // A login that left the page resumes in the modal.
  const isReturning = useIsReturning()
  const [isWanted, setIsWanted] = useState(isOpen || isReturning)
  // A toast that failed to show is not retried.
  const [missed, setMissed] = useState<unknown>()
  const isWarm = useIsWarm()
  const isNeeded = isOpen || isWarm || (toast && toast.id !== missed)
  if (!embedded && !isWanted && isNeeded) setIsWanted(true)
  const shellHeight = useRef<number | undefined>(undefined)
  if (!isWanted || !isHost || embedded) return null
  return (
    <Lazy
      fallback={isOpen && <ModalShell height={shellHeight} />}
      props={{ shellHeight }}
      renderFailure={() => (
        <Failure
          onShown={() => {
            // The buttons report the failure; the next click remounts the
            // modal.
            kit.store.set(modal, (state) =>
              state.isOpen ? { ...closedModal, hasFailed: true } : state,
            )
            kit.store.set(host, (state) => state && { ...state, isWarm: false })
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

/** Makes the browser's back button or gesture navigate the open modal. */
function useBackEntry(isOpen: boolean): void {
  const kit = useKit()
  const { back } = useModalExit()
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
 * Shown immediately while the dialog's code loads: backdrop, and a card with
 * header and skeleton. The focus does not move, so that the dialog can restore
 * it later.
 */
function ModalShell({ height }: ModalShell.Props) {
  const { close } = useModalExit()
  const { density } = useThemeState()
  const { view } = getModalEntry(useModalState())
  const { ref, ...themed } = useThemed<HTMLDivElement>()
  const { common, titles } = useOpeningStrings()
  const title: string | undefined = titles[view as keyof typeof titles]
  useLayoutEffect(() => {
    const shell = ref.current
    // Use the top layer if supported; `z-index` is the fallback.
    shell?.showPopover?.()
    const card = shell?.querySelector<HTMLElement>('.lk-card')
    height.current = card?.offsetHeight
  }, [height, ref])
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    function onClick({ detail, target }: MouseEvent) {
      // The second click of a double click on the button lands here.
      if (detail > 1 || !(target instanceof Element)) return
      if (!target.closest('.lk-card')) close()
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
      aria-busy="true"
      aria-label={title ?? common.loading}
      className="lk-shell"
      popover="manual"
      ref={ref}
      role="dialog"
    >
      <div className="lk-stage">
        <div className="lk-card" data-latchkey-density={density}>
          <div className="lk-card-content">
            <div aria-hidden="true" className="lk-grabber" />
            <div className="lk-header">
              <span />
              <div className="lk-title">{title}</div>
              <button
                aria-label={common.close}
                className="lk-icon-button"
                onClick={close}
                type="button"
              >
                <svg
                  aria-hidden="true"
                  className="lk-icon"
                  height="20"
                  viewBox="0 0 20 20"
                  width="20"
                >
                  <path d={closePath} />
                </svg>
              </button>
            </div>
            <div aria-hidden="true" className="lk-body">
              <ShellBars view={view} />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

declare namespace ModalShell {
  type Props = {
    /** Receives the card's height, which the dialog starts from. */
    height: RefObject<number | undefined>
  }
}

/**
 * What is likely to follow, in its final size, so that the card does not jump.
 * Its styles are those of the bars in the shell.
 */
function ShellBars({ view }: { view: string }) {
  const { config, features = {}, frame, pairing } = useKit()
  const { email, socials } = features
  // Announced wallets; WalletConnect fills up to three and lists all of them.
  const { length } = config.connectors.filter(
    ({ id, type }) => type === 'injected' && id !== 'injected',
  )
  const count = pairing ? Math.max(length, 3) + 2 : Math.min(length, 5)
  const rows = Array(count > 6 ? 5 : count).fill('row')
  const bars =
    view === 'Connect'
      ? [
          ...(frame
            ? [
                email !== false && 'email',
                socials !== false && 'wide',
                socials !== false &&
                  !(Array.isArray(socials) && socials.length < 3) &&
                  'round',
                count > 0 && 'or',
              ]
            : []),
          ...rows,
          count > 0 && 'more',
        ]
      : Array(view === 'Account' ? 12 : config.chains.length).fill('row')
  return (
    <div className="lk-list">
      {bars.map(
        (bar, index) =>
          bar && (
            <span
              className={`lk-skeleton lk-anim lk-skeleton-${bar}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              key={index}
            />
          ),
      )}
    </div>
  )
}
