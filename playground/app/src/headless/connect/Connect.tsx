import { Fold } from '../Fold.js'
import { Connections } from './Connections.js'
import { NetworkSelect } from './NetworkSelect.js'
import { Sign } from './Sign.js'
import { WalletPicker } from './WalletPicker.js'

/** Every way to connect, and what can be asked of a wallet that is. */
export function Connect() {
  return (
    <Fold title="Connect">
      <WalletPicker />
      <Connections />
      <NetworkSelect label="EVM network" namespace="eip155" />
      <NetworkSelect label="Solana network" namespace="solana" />
      <Sign />
    </Fold>
  )
}
