import { keepOffline } from './start-worker.ts'

keepOffline()
