export type {
  Topic,
  Block,
  Section,
  LinkGroup,
  Questions,
  Parts,
  Place,
  TopicLink,
} from '#app/content/en/service.ts'
