export type {
  Topic,
  Block,
  Section,
  LinkGroup,
  Asked,
  Parts,
  Place,
  TopicLink,
} from '#app/content/en/service.ts'
