Feature: Reading the book and acting on it
  The book is grouped as somebody likes it, market by market, and everything that stands in it can be used.

  Background:
    Given Ada has opened an account
    And Ada looks at the market BTC/USDT

  Scenario: How prices are grouped is kept for each market
    When Ada groups the book by 20
    And Ada reloads the page
    Then Ada's book is grouped by 20
    When Ada looks at the market WOO/USDT
    Then Ada's book is not grouped by 20

  Scenario: A level goes into the order
    When Ada takes the price of an offer
    Then her order has that price
    When Ada takes everything offered up to there
    Then her order has that price and that quantity

  Scenario: An own order is cancelled where it rests
    Given Ada bids 0.02 BTC far below the market
    And Ada's bid is among her open orders
    When Ada cancels her bid in the book
    Then Ada has no open orders

  Scenario: The book is read out to whoever asks
    When Ada has the book read out
    Then she hears the best prices and what lies between them

  @core
  Scenario: Small trades can be left out
    Given Ada has bought 0.01 BTC at market
    And Ada has bought 0.002 BTC at market
    When Ada wants to see trades from 0.005 BTC on
    And Ada reloads the page
    Then the smallest trade that Ada sees is 0.01 BTC
