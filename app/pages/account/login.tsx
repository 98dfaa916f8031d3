import { useState } from 'react'
export default function Page() { const [n, set] = useState(0); return <main><h1>Hi</h1><button onClick={() => set(n + 1)}>{n}</button></main> }
