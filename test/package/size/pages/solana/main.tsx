import { solana } from 'latchkey/solana'
import { start } from '../kit/start.js'

start(solana())
