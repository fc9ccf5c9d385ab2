'use client'
import { useModal } from '../../hooks/useModal.js'
import { useSocials } from '../../hooks/useSocials.js'
import { useStartSocial } from '../../modal/login/useStartSocial.js'
import { ViewFrame } from '../dialog/ViewFrame.js'
import { Button } from '../parts/Button.js'
import { Row } from '../parts/Row.js'
import { SocialTile } from '../social/SocialTile.js'
import { useSocialStrings } from '../strings/useSocialStrings.js'

/** All social logins of the project. */
export function ConnectSocialsView() {
  const { all } = useSocials()
  const start = useStartSocial()
  const { go } = useModal()
  const strings = useSocialStrings()
  if (all.length === 0)
    return (
      <ViewFrame
        footer={
          <Button
            onClick={() => go({ view: 'Connect', isReplacing: true })}
            variant="primary"
          >
            {strings.otherWays}
          </Button>
        }
      >
        <div className="lk-empty">
          <p className="lk-empty-title">{strings.none}</p>
          <p className="lk-empty-text">{strings.noneHint}</p>
        </div>
      </ViewFrame>
    )
  return (
    <ViewFrame>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs */}
      <div aria-label={strings.logins} className="lk-list" role="group">
        {all.map((provider) => (
          <Row
            end="chevron"
            key={provider}
            onClick={() => start(provider)}
            tile={<SocialTile provider={provider} />}
            title={strings.names[provider]}
          />
        ))}
      </div>
    </ViewFrame>
  )
}
