import { useState } from 'react'
import { copyText } from '../secureContext.js'

const words = { no: 'Copy', yes: 'Copied', failed: 'Copy failed' }

export function CopyButton({ label, text }: CopyButton.Props) {
  const [isCopied, setIsCopied] = useState<keyof typeof words>('no')
  async function copy() {
    try {
      await copyText(text)
      setIsCopied('yes')
    } catch {
      setIsCopied('failed')
    }
    setTimeout(() => setIsCopied('no'), 1_500)
  }
  return (
    <button className="copy" onClick={copy} type="button">
      <span role="status">{words[isCopied]}</span>
      <span className="hidden"> {label}</span>
    </button>
  )
}

export declare namespace CopyButton {
  type Props = { label: string; text: string }
}
