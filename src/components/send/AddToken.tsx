'use client'
import type { SendableToken } from '../../features/payments/toSendableToken.js'
import { useAddToken } from '../../modal/send/useAddToken.js'
import { ImageTile } from '../parts/ImageTile.js'
import { Input } from '../parts/Input.js'
import { Row } from '../parts/Row.js'
import { Spinner } from '../parts/Spinner.js'
import { useErrorText } from '../strings/useErrorText.js'
import { useInsideStrings } from '../strings/useInsideStrings.js'

/** Field to find a token by its address, which needs no API. */
export function AddToken({ onChoose, tokens }: AddToken.Props) {
  const { send } = useInsideStrings()
  const toErrorText = useErrorText()
  const token = useAddToken({ onAdded: onChoose, tokens })
  const { error, found, isListed, isPending } = token
  return (
    <div className="lk-add-token">
      <Input
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        end={isPending && <Spinner />}
        error={error && toErrorText(error)}
        help={
          found && !isListed && <span role="status">{send.addedToken}</span>
        }
        isLabelHidden
        label={send.tokenAddress}
        name="token-address"
        onChange={({ target }) => token.setAddress(target.value)}
        placeholder={send.tokenAddress}
        spellCheck={false}
        type="text"
        value={token.address}
      />
      {found && (
        <Row
          chip={isListed ? undefined : send.addToken}
          detail={found.symbol}
          isDisabled={isPending}
          onClick={token.add}
          tile={<ImageTile name={found.symbol} src="" />}
          title={found.name}
        />
      )}
    </div>
  )
}

export declare namespace AddToken {
  type Props = {
    onChoose: (id: string) => void
    tokens: readonly SendableToken[]
  }
}
