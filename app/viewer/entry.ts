export type ViewerEntry = {
  id: string
  title: string
  url: string
  kind: 'pdf' | 'page'
  framing: 'allowed' | 'refused' | 'unknown'
}
