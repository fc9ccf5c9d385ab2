import { CopyButton } from './CopyButton.js'
// biome-ignore lint/correctness/useImportExtensions: its text, which Vite gives
import code from './Example.tsx?raw'

/** A file of this folder as it is, so that it is type-checked. */
export function Snippet() {
  return (
    <section className="card snippet" aria-labelledby="snippet-title">
      <div className="title">
        <h2 id="snippet-title">All the code it takes</h2>
        <CopyButton label="the code" text={code} />
      </div>
      <p>
        An ordinary wagmi config with one more connector, one line for Solana,
        and two buttons that bring the rest.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so keyboards have to reach it */}
      <pre tabIndex={0}>
        <code>{code.trim()}</code>
      </pre>
    </section>
  )
}
