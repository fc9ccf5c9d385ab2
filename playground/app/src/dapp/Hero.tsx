import { useKit } from 'latchkey'
import { lazy, Suspense, useState } from 'react'

/** Its code loads after the page. Without it the page is whole, too. */
const HeroAccount = lazy(() =>
  import('./HeroAccount.js').then(
    ({ HeroAccount }) => ({ default: HeroAccount }),
    () => ({ default: () => null }),
  ),
)

/** The account as the modal shows it, to look at, in the look of the page. */
export function Hero() {
  const kit = useKit()
  // What goes on after a reload is kept for one kit of the page: the other.
  const [isResuming] = useState(hasOpenLogin)
  return (
    <div aria-hidden="true" className="picture" inert>
      <Suspense>{!isResuming && <HeroAccount kit={kit} />}</Suspense>
    </div>
  )
}

function hasOpenLogin() {
  try {
    return Object.keys(sessionStorage).some((key) =>
      key.startsWith('latchkey.'),
    )
  } catch {
    // Storage is blocked: nothing is kept.
    return false
  }
}
