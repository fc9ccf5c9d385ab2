'use client'
import { useEffect, useState } from 'react'
import { useModal } from '../../hooks/useModal.js'
import { dialogSource } from './dialogSource.js'
import { Lazy } from './Lazy.js'

/** Stands for the modal; nothing is fetched before it is first opened. */
export function ModalHost() {
  const { close, isOpen } = useModal()
  const [isWanted, setIsWanted] = useState(isOpen)
  if (isOpen && !isWanted) setIsWanted(true)
  if (!isWanted) return null
  return (
    <Lazy
      renderFailure={() => (
        <Failure
          onShown={() => {
            // The buttons say so, and the next click mounts it afresh.
            close({ hasFailed: true, isForced: true })
            setIsWanted(false)
          }}
        />
      )}
      source={dialogSource}
    />
  )
}

function Failure({ onShown }: { onShown: () => void }) {
  useEffect(onShown)
  return null
}
