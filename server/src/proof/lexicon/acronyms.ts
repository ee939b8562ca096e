import { type Table, tableOf } from './list.ts';

export const KNOWN_ACRONYMS: Table<string> = tableOf(
  Object.fromEntries(
    `qa quality assurance;gp general practitioner;pm project manager;pr public relation;ba business analyst;cs customer service;po purchase order;it information technology;ai artificial intelligence;ml machine learning;vr virtual reality;ar augmented reality;bi business intelligence;ux user experience;crm customer relationship;erp enterprise resource;sql structured query;aws amazon web;gcp google cloud;api application programming;css cascading style;php hypertext preprocessor;gps global positioning;iot internet thing;plc programmable logic;cad computer aided;bim building information;seo search engine;ppc pay click;rpa robotic process;llm large language;nlp natural language;ocr optical character;nfc near field;cnc computer numerical;scada supervisory control;pmp management professional;mba business administration;phd doctor philosophy;acca chartered certified;cima chartered management;cipd personnel development;cfa chartered financial;nhs national health;bbc british broadcasting;ibm international business;bmw bayerische motoren;kpmg peat marwick;hsbc hongkong shanghai;dhl dalsey hillblom;ups united parcel;mit massachusetts institute;lse london school;ucl university college;nyc new york;uae arab emirates;raf royal air;pwc price waterhouse;html hypertext markup;saas software service;rfid radio frequency;hipaa health insurance;gdpr data protection;esg environmental social;pmo project office;cfo financial officer;cto technology officer;ceo executive officer;coo operating officer`
      .split(';')
      .map((s) => [s.slice(0, s.indexOf(' ')), s.slice(s.indexOf(' ') + 1)]),
  ),
);
