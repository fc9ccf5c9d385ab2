'use client'
import { useEffect } from 'react'
import { closeModal } from '../../actions/modal/closeModal.js'
import { openModal } from '../../actions/modal/openModal.js'
import {
  AUTH_CONNECTOR_ID,
  LOGIN_REQUIRED,
} from '../../core/constants/connectors.js'
import { useKit } from '../../hooks/useKit.js'

/**
 * Opens the modal when another wallet list connects the embedded wallet and
 * no user is logged in. It closes once wagmi is connected; if the user closes
 * it, the request is rejected.
 */
export function useLoginRequests(): void {
  const kit = useKit()
  useEffect(() => {
    const { atoms, config, frame, store } = kit
    const connector = config.connectors.find(
      ({ id }) => id === AUTH_CONNECTOR_ID,
    )
    if (!connector || !frame) return
    const { emitter, uid } = connector
    let release: (() => void) | undefined

    function end() {
      release?.()
      release = undefined
    }
    function onMessage({ type }: { type: string }) {
      if (type !== LOGIN_REQUIRED || !frame) return
      release ??= frame.claimLogin()
      openModal(kit, { view: 'Connect', data: { isLogin: true } })
    }
    const stops = [
      store.sub(atoms.modal, () => {
        if (!store.get(atoms.modal).isOpen) end()
      }),
      config.subscribe(
        ({ connections }) => connections.has(uid),
        (isConnected) => {
          if (isConnected && release) closeModal(kit, { isForced: true })
        },
      ),
      () => emitter.off('message', onMessage),
    ]
    emitter.on('message', onMessage)
    return () => {
      for (const stop of stops) stop()
      end()
    }
  }, [kit])
}
