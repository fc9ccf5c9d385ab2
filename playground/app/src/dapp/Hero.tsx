import { useKit } from 'latchkey'
import { lazy, Suspense } from 'react'

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
  return (
    <div aria-hidden="true" className="picture" inert>
      <Suspense>
        <HeroAccount kit={kit} />
      </Suspense>
    </div>
  )
}
