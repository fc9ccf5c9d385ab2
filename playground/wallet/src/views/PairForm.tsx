import { type FormEvent, useState } from 'react'
import type { WalletStore } from '../store/createStore.js'

export function PairForm({ isBusy, store }: PairForm.Props) {
  const [uri, setUri] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setUri('')
    void store.pair(uri)
  }
  return (
    <form className="card" onSubmit={submit} aria-labelledby="pair-title">
      <h2 id="pair-title">Connect to an app</h2>
      <label className="field">
        <span>Connection link</span>
        <input
          autoComplete="off"
          placeholder="wc:…"
          required
          spellCheck={false}
          value={uri}
          onChange={({ target }) => setUri(target.value)}
        />
      </label>
      <button type="submit" className="primary" disabled={isBusy}>
        Connect
      </button>
    </form>
  )
}

export declare namespace PairForm {
  type Props = { isBusy: boolean; store: WalletStore }
}
