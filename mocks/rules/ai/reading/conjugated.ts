/** Endings of regular verbs, in the languages of the demo assistant: whatever is asked politely comes in all of them. */
const ENDINGS = {
  en: ',s,es,ed,ing',
  ar: 'ar,o,as,a,amos,áis,an,aba,aban,ábamos,é,ó,aron,aré,ará,aremos,arán,aría,arías,aríamos,aríais,arían,e,es,emos,éis,en,ara,aran,ando,ado,ada,ad,arme,arnos,adme,adnos,ame,anos,eme,enos,enme,arle,arles,arlos,arlas',
  er: 'er,o,es,e,emos,en,ía,ían,í,ió,imos,ieron,eré,erá,erán,ería,erías,eríamos,erían,a,as,amos,áis,an,iera,iendo,ido,ida,ed,erme,ernos',
  ir: 'ir,o,es,e,imos,en,ía,ían,í,ió,ieron,iré,irá,irán,iría,irías,iríamos,irían,a,as,amos,an,iera,iendo,ido,ida,id,irme,irnos',
  re: 'er,e,es,ons,ez,ent,ais,ait,ions,iez,aient,erai,era,erons,eront,erais,erait,erions,eriez,eraient,é,ée,ant',
  ptar: 'ar,o,as,a,amos,am,ava,avam,ávamos,ei,ou,aram,arei,ará,aremos,arão,aria,arias,aríamos,ariam,e,es,emos,em,asse,armos,arem,ando,ado,ada,ados,adas',
  pter: 'er,o,es,e,emos,em,ia,iam,i,eu,eram,erei,erá,erão,eria,eriam,eríamos,a,as,amos,am,esse,erem,endo,ido,ida',
  ptir: 'ir,o,es,e,imos,em,ia,iam,i,iu,iram,irei,irá,irão,iria,iriam,iríamos,a,as,amos,am,isse,irem,indo,ido,ida',
} satisfies Record<string, string>;

/** Verbs of asking, of having and of being somewhere, by their stems as their endings follow them. */
const STEMS: Record<keyof typeof ENDINGS, string> = {
  en: 'show,find,look,search,seek,need,want,wish,like,love,list,provid,provide,send,access,recommend,consult,locat,locate,request,study,studi,work,research,exist,possess,hold,conserv,conserve,maintain,come,arriv,arrive,gather,collect,record,register,grow,originat,originate,includ,include,help,appreciat,appreciate,thank,interest,use,hunt,explor,explore,identif,identify,brows,browse,retriev,retrieve,tell,wonder,own,get,gett,see,shar,share,point,suggest,contain,belong,deriv,derive,hail,occur,happen,plan,try,trie,start,think,talk,mean,compar,compare,report,offer,ask,check,requir,require,desir,desire,enquir,inquir,seem,appear,assembl,assemble,prepar,prepare,concern,regard,relat,relate,refer,involv,involve,inform,learn,hear,discover',
  ar: 'mostr,muestr,busc,busqu,necesit,dese,enseñ,list,indic,indiqu,mand,envi,encontr,encuentr,recomend,recomiend,facilit,proporcion,consult,localiz,localic,trabaj,estudi,investig,cont,cuent,conserv,guard,lleg,recolect,colect,registr,origin,ayud,pregunt,interes,gust,rastre,explor,revis,ubic,hall,alberg,cuid,aloj,habl,mir,compar,selecciono,trat,anot,solicit,sit,situ,plante,plane,prepar,elabor,realiz,present,consider,rog,precis,rescat,inform,averigu,aprovech,reún,reun,requer,llam',
  er: 'acced,pose,proced,recog,recoj,crec,agradec,deb,conoc,conozc,aparec,pertenec,ofrec,ofrezc,quer,quier,hac,corresp,comprend,ve,veng,ten,pud,pued,pod,teng,dispon,dispong,manten,manteng',
  ir: 'exist,ped,pid,incl,incluy,compart,dec,dig,ped,serv,sirv,requer,requier,suger,sugier,proven,provien,proveng,descubr',
  re: 'montr,cherch,recherch,désir,souhait,donn,envoy,list,indiqu,pass,trouv,accéd,recommand,consult,localis,demand,travaill,étudi,exist,posséd,possèd,gard,conserv,procéd,arriv,récolt,collect,prospect,enregistr,pouss,aid,remerci,intéress,signal,précis,affich,situ,regard,compt,propos,apport,figur,partag,prépar,ador,aim,renseign,héberg,stock,explor,rapport,communiqu,fourniss,recens,sollicit,prépar,réalis,élabor,rassembl,envisag,étudi,plant,examin,import,concern,référenc,inform,pens',
  ptar: 'mostr,procur,busc,busqu,precis,desej,gost,envi,mand,list,indic,indiqu,pass,encontr,acess,recomend,consult,localiz,trabalh,estud,pesquis,cont,conserv,guard,cheg,colet,registr,origin,ajud,pergunt,interess,ach,mand,abrig,explor,compartilh,separ,solicit,situ,prepar,elabor,realiz,apresent,consider,plan,planej,arranj,quer',
  pter: 'poss,oferec,ofereç,proced,recolh,colh,cresc,agradec,agradeç,dev,conhec,conheç,aparec,pertenc,pertenç,faz,diz,traz,ve,ter,ped',
  ptir: 'exist,inclu,possu,prov,serv,consegu,consig,ped,peç,descobr,divid',
};

const KINDS: Readonly<Record<string, readonly (keyof typeof ENDINGS)[]>> = {
  en: ['en'],
  es: ['ar', 'er', 'ir'],
  fr: ['re'],
  'pt-BR': ['ptar', 'pter', 'ptir'],
};

/** Every form of these verbs in this language, singular where that has another plural. */
export const conjugated = (language: string): string[] =>
  (KINDS[language] ?? []).flatMap((kind) => {
    const endings = ENDINGS[kind].split(',');
    return STEMS[kind].split(',').flatMap((stem) => endings.map((ending) => stem + ending));
  });
