'use client'
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { useThemed } from '../parts/useThemed.js'

/**
 * What a click shows at once, while the dialog's code is on its way: the
 * backdrop and a card of bars. The focus stays where it is, so that the dialog
 * can give it back.
 */
export function ModalShell({ height }: ModalShell.Props) {
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

export declare namespace ModalShell {
  type Props = {
    /** Told how high its card is: the dialog's begins with that height. */
    height: RefObject<number | undefined>
  }
}

const bars = [1, 2, 3, 4, 5, 6]
