import type { Holding, Place } from '../candidate.ts';

export interface Block {
  text: string;
  isBullet: boolean;
  isAfterGap: boolean;
  place: Place;
  heading?: string;
}

export interface Listed {
  kind: Holding['kind'];
  text: string;
}

export interface Layout {
  blocks: Block[];
  places: Place[];
  holdings: Listed[];
  breaks: Break[];
}

export interface Break {
  /** `2019 – 2021 Career break to look after my father` */
  text: string;
  told: readonly string[];
  /** False: dates alone. */
  isNamed: boolean;
}
