/**
 * The populated places of Natural Earth 4 at 1:110 million (public domain), as name, longitude and latitude; the names
 * that it gives as alternatives where those are in use today. They stand under the zoom that they are shown from.
 */
const BY_ZOOM: Readonly<Record<string, string>> = {
  '4': `Los Angeles|-118.18|33.99;Washington, D.C.|-77.01|38.9;New York|-73.98|40.75;London|-0.12|51.5;Istanbul|29.01|41.11;
    Riyadh|46.77|24.64;Cape Town|18.43|-33.92;Moscow|37.61|55.75;Mexico City|-99.13|19.44;Lagos|3.39|6.45;Rome|12.48|41.9;
    Beijing|116.39|39.93;Nairobi|36.81|-1.28;Jakarta|106.83|-6.17;Bogotá|-74.09|4.6;Cairo|31.25|30.05;Shanghai|121.43|31.22;
    Tokyo|139.75|35.69;Mumbai|72.86|19.02;Paris|2.33|48.87;Santiago|-70.67|-33.45;Kolkata|88.32|22.5;
    Rio de Janeiro|-43.23|-22.92;São Paulo|-46.63|-23.56;Sydney|151.18|-33.92;Singapore|103.85|1.29;Hong Kong|114.18|22.31`,
  '4.5': `San Francisco|-122.42|37.77;Denver|-104.99|39.74;Houston|-95.34|29.82;Miami|-80.23|25.79;Atlanta|-84.4|33.83;
    Chicago|-87.75|41.83;Caracas|-66.92|10.5;Kyiv|30.51|50.44;Dubai|55.28|25.23;Tashkent|69.29|41.31;Madrid|-3.69|40.4;
    Geneva|6.14|46.21;Stockholm|18.1|59.35;Bangkok|100.51|13.75;Lima|-77.05|-12.05;Dakar|-17.48|14.72;
    Johannesburg|28.03|-26.17;Amsterdam|4.91|52.35;Casablanca|-7.62|33.6;Seoul|127|37.57;Manila|120.98|14.61;
    Monterrey|-100.33|25.67;Berlin|13.4|52.52;Ürümqi|87.57|43.81;Chengdu|104.07|30.67;Ōsaka|135.46|34.75;
    Kinshasa|15.31|-4.33;New Delhi|77.2|28.6;Bengaluru|77.56|12.97;Athens|23.73|37.99;Baghdad|44.39|33.34;
    Addis Ababa|38.7|9.04;Tehran|51.42|35.67;Vancouver|-123.12|49.28;Toronto|-79.42|43.7;Buenos Aires|-58.4|-34.6;
    Kabul|69.18|34.52;Vienna|16.36|48.2;Melbourne|144.97|-37.82;Taipei|121.57|25.04;Auckland|174.76|-36.85`,
  '5': `Hanoi|105.85|21.04;Ankara|32.86|39.93;Budapest|19.08|47.5;Sanaa|44.2|15.36;Bucharest|26.1|44.44;Damascus|36.3|33.5;
    Lisbon|-9.15|38.72;Khartoum|32.53|15.59;Oslo|10.75|59.92;Warsaw|21|52.25;Pyongyang|125.75|39.02;
    Dar es Salaam|39.27|-6.8;Dublin|-6.25|53.34;Monrovia|-10.8|6.31;Kuala Lumpur|101.7|3.17;Havana|-82.37|23.13;
    Prague|14.46|50.09;Kuwait City|47.98|29.37;Santo Domingo|-69.9|18.47;Accra|-0.22|5.55;Tripoli|13.18|32.89;
    Tel Aviv-Yafo|34.77|32.08;Helsinki|24.93|60.18;Copenhagen|12.56|55.68;Abidjan|-4.04|5.32;Brasília|-47.92|-15.78;
    Brussels|4.33|50.84;Dhaka|90.41|23.73;Luanda|13.23|-8.84;Algiers|3.05|36.77;Yangon|96.16|16.79`,
  '5.5': `Montevideo|-56.17|-34.86;Lomé|1.22|6.13;Tunis|10.18|36.8;Abu Dhabi|54.37|24.47;Ashgabat|58.38|37.95;
    Lusaka|28.28|-15.41;Harare|31.04|-17.82;Dili|125.58|-8.56;Port Vila|168.32|-17.73;Tegucigalpa|-87.22|14.1;
    Georgetown|-58.17|6.8;Reykjavík|-21.95|64.15;Port-au-Prince|-72.34|18.54;Kampala|32.58|0.32;Paramaribo|-55.17|5.84;
    Niamey|2.11|13.52;Dushanbe|68.77|38.56;Asunción|-57.64|-25.29;Managua|-86.27|12.15;Freetown|-13.24|8.47;
    Islamabad|73.16|33.7;Kathmandu|85.31|27.72;Bloemfontein|26.23|-29.12;Pretoria|28.23|-25.7;Port Moresby|147.19|-9.46;
    Honiara|159.95|-9.44;Panama City|-79.53|8.97;Rabat|-6.84|34.03;Chișinău|28.86|47.01;Maputo|32.59|-25.95;
    Mogadishu|45.36|2.07;Muscat|58.59|23.61;Colombo|79.86|6.93;Ulaanbaatar|106.91|47.92;Windhoek|17.08|-22.57;
    Abuja|7.53|9.09;Bissau|-15.6|11.87;Amman|35.93|31.95;Vilnius|25.32|54.68;Riga|24.1|56.95;Bishkek|74.58|42.88;
    Maseru|27.48|-29.32;Antananarivo|47.51|-18.91;Quito|-78.5|-0.21;San José|-84.09|9.94;San Salvador|-89.2|13.71;
    Kingston|-76.77|17.98;Ndjamena|15.05|12.12;Malabo|8.78|3.75;Asmara|38.93|15.33;Zagreb|16|45.8;Tallinn|24.73|59.43;
    Lilongwe|33.78|-13.98;Guatemala|-90.53|14.62;Libreville|9.46|0.39;Suva|178.44|-18.13;Valparaíso|-71.62|-33.05;
    Nouakchott|-15.98|18.09;Bamako|-8|12.65;Beirut|35.51|33.87;Tbilisi|44.79|41.73;Astana|71.43|51.18;
    Vientiane|102.6|17.97;Brazzaville|15.28|-4.26;Conakry|-13.68|9.53;Yamoussoukro|-5.28|6.82;Ottawa|-75.7|45.42;
    Belgrade|20.47|44.82;Bandar Seri Begawan|114.93|4.88;Sucre|-65.26|-19.04;Belmopan|-88.77|17.25;Bangui|18.56|4.37;
    Yaounde|11.51|3.87;Tirana|19.82|41.33;Yerevan|44.51|40.18;Baku|49.86|40.4;Phnom Penh|104.91|11.55;La Paz|-68.15|-16.5;
    Cotonou|2.52|6.4;Sofia|23.31|42.69;Minsk|27.56|53.9;Thimphu|89.64|27.47;Gaborone|25.91|-24.65;Canberra|149.13|-35.28;
    Ouagadougou|-1.53|12.37;Sarajevo|18.38|43.85;Naypyidaw|96.12|19.77;Nukualofa|-175.22|-21.14;Hargeysa|44.07|9.56;
    Victoria|55.45|-4.62;São Tomé|6.73|0.33;Apia|-171.74|-13.84;Valletta|14.51|35.9;Malé|73.5|4.17;Jerusalem|35.21|31.78;
    Praia|-23.52|14.92;Nassau|-77.35|25.08;Nicosia|33.37|35.17;Wellington|174.78|-41.3`,
  '6': `Port-of-Spain|-61.52|10.65;Kigali|30.06|-1.95;Mbabane|31.13|-26.32;Juba|31.58|4.83;The Hague|4.27|52.08;
    Ljubljana|14.51|46.06;Bratislava|17.12|48.15;Doha|51.53|25.29;Podgorica|19.27|42.47;Baguio City|120.57|16.43;
    Dodoma|35.75|-6.18;Bern|7.47|46.92;Laayoune|-13.2|27.15;Pristina|21.17|42.67;Roseau|-61.39|15.3;Djibouti|43.15|11.6;
    Putrajaya|101.7|2.91;Kyoto|135.75|35.03;Banjul|-16.59|13.45;Skopje|21.43|42;Bridgetown|-59.62|13.1;
    Porto-Novo|2.62|6.48;Bujumbura|29.36|-3.38;Kingstown|-61.21|13.15;Castries|-61|14;Basseterre|-62.72|17.3;
    Port Louis|57.5|-20.17;Saint George's|-61.74|12.05;Manama|50.58|26.24;Saint John's|-61.85|17.12`,
  '7': `Vatican City|12.45|41.9;San Marino|12.44|43.94;Vaduz|9.52|47.13;Lobamba|31.2|-26.47;Luxembourg|6.13|49.61;
    Palikir|158.15|6.92;Majuro|171.38|7.1;Funafuti|179.22|-8.52;Melekeok|134.63|7.49;Bir Lehlou|-9.65|26.12;
    Monaco|7.41|43.74;Tarawa|173.02|1.34;Moroni|43.24|-11.7;Andorra|1.52|42.5;Sri Jayawardenepura Kotte|79.95|6.9`,
};

export interface PopulatedPlace {
  name: string;
  longitude: number;
  latitude: number;
  zoom: number;
}

/** The largest first. */
export const POPULATED_PLACES: readonly PopulatedPlace[] = Object.entries(BY_ZOOM)
  .flatMap(([zoom, rows]) =>
    rows.split(';').map((row) => {
      const [name = '', longitude, latitude] = row.trim().split('|');
      return { name, longitude: Number(longitude), latitude: Number(latitude), zoom: Number(zoom) };
    }),
  )
  .toSorted((one, other) => one.zoom - other.zoom);
