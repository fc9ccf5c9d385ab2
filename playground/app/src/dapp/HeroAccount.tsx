import { useTheme } from 'latchkey'
import { EmbeddedModal } from 'latchkey/components'
import { useEffect, useMemo, useState } from 'react'
import { createHeroKit } from './createHeroKit.js'

/** The real account view, over a kit that makes no request. */
export function HeroAccount({ kit }: HeroAccount.Props) {
  const [hero, setHero] = useState<createHeroKit.ReturnType>()
  useEffect(() => {
    const created = createHeroKit()
    let isGone = false
    created.logIn().then(
      () => isGone || setHero(created),
      // It is decoration: the page is whole without it.
      () => {},
    )
    return () => {
      isGone = true
      created.dispose()
    }
  }, [])
  // wagmi reconnects whenever its provider renders.
  return useMemo(
    () =>
      hero ? (
        <hero.wrapper>
          <Account kit={kit} />
        </hero.wrapper>
      ) : null,
    [hero, kit],
  )
}

export declare namespace HeroAccount {
  type Props = {
    /** The page's, whose theme is followed. */
    kit: useTheme.Parameters['kit']
  }
}

function Account({ kit }: HeroAccount.Props) {
  const { mode, variables } = useTheme({ kit })
  const { setMode, setVariables } = useTheme()
  useEffect(() => {
    setMode(mode)
    setVariables(variables)
  }, [mode, setMode, setVariables, variables])
  return <EmbeddedModal view="Account" />
}
