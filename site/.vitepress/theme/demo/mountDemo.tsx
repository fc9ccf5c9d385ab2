import { useTheme } from 'latchkey'
import { EmbeddedModal } from 'latchkey/components'
import { createMockWallet } from 'latchkey/testing'
import 'latchkey/styles.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createHeroKit } from '../../../../playground/app/src/dapp/createHeroKit.js'

/** Mounts the connect card, with a wallet and an inbox that are not real. */
export function mountDemo(
  element: HTMLElement,
  options: mountDemo.Options,
): mountDemo.ReturnType {
  const wallet = createMockWallet({
    icon: `data:image/svg+xml,${encodeURIComponent(icon)}`,
    name: 'Demo wallet',
    rdns: 'test.demo',
  })
  const hero = createHeroKit({
    // What would need a network is left out.
    features: {
      activity: false,
      onramp: false,
      send: false,
      socials: ['google', 'apple', 'discord'],
      swaps: false,
    },
    wallet,
  })
  approveLogins(hero.frame)
  const root = createRoot(element)
  const render = (isDark: boolean) =>
    root.render(
      <hero.wrapper>
        <Demo isDark={isDark} onShown={options.onShown} />
      </hero.wrapper>,
    )
  render(options.isDark)
  return {
    setDark: render,
    unmount() {
      root.unmount()
      hero.dispose()
    },
  }
}

export declare namespace mountDemo {
  type Options = {
    isDark: boolean
    /** Called once the card is on the page. */
    onShown(): void
  }
  type ReturnType = {
    setDark(isDark: boolean): void
    unmount(): void
  }
}

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#3b6ff0" d="M0 0h24v24H0z"/><g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="1.9"><circle cx="8.5" cy="12" r="3.5"/><path d="M12 12h7m-3 0v3"/></g></svg>'

/** Nobody is at a provider: the demo approves in the user's place. */
async function approveLogins(frame: createHeroKit.ReturnType['frame']) {
  try {
    for (;;) await frame.approveLogin()
  } catch {
    // The demo has ended.
  }
}

function Demo({ isDark, onShown }: { isDark: boolean; onShown(): void }) {
  const { setMode } = useTheme()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setMode(isDark ? 'dark' : 'light')
  }, [isDark, setMode])
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const observer = new MutationObserver(() => {
      if (!element.querySelector('button')) return
      observer.disconnect()
      onShown()
    })
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [onShown])
  return (
    <div ref={place}>
      <EmbeddedModal />
    </div>
  )
}
